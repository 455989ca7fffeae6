import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rng } from '../../src/lib/rng';
import { wait } from '../../src/lib/wait';
import { bodyOf } from '../dev/http-adapter';

export interface FakeLambda {
  endpoint: string;
  /** Invokes the worker directly, as if Lambda repeated a delivery. */
  invoke(payload: string): void;
  endFaults(): void;
  /** Resolves when no job is left. */
  idle(): Promise<void>;
  /** Number of jobs accepted, delivered twice, and given up after their last attempt. */
  counts: { accepted: number; repeated: number; abandoned: number };
  close(): void;
}

/** Maximum number of attempts at a job, as in serverless.yml, and the pause in milliseconds before another attempt. */
const ATTEMPTS = 2;
const PAUSE = 250;
/** Milliseconds after which an invocation counts as failed. */
const JOB_MS = 50_000;

/**
 * Starts a fake of Lambda's API for asynchronous invocations, with the SDK's protocol. The fake refuses some jobs,
 * delivers others twice, and retries failed ones. `workerUrl` returns the address of the process that runs the next
 * job.
 */
export async function startFakeLambda(rng: Rng, workerUrl: () => Promise<string>): Promise<FakeLambda> {
  const jobs = new Set<Promise<void>>();
  const counts = { accepted: 0, repeated: 0, abandoned: 0 };
  let faulty = true;

  const run = async (payload: string): Promise<void> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (attempt > 1) await wait(PAUSE);
      const status = await fetch(await workerUrl(), {
        method: 'POST',
        body: payload,
        signal: AbortSignal.timeout(JOB_MS),
      })
        .then((response) => response.status)
        .catch(() => 0);
      if (status === 204) return;
    }
    counts.abandoned += 1;
  };
  const invoke = (payload: string): void => {
    const job = wait(rng.int(0, 30)).then(() => run(payload));
    jobs.add(job);
    void job.finally(() => jobs.delete(job));
  };

  const server = createServer(async (request, response) => {
    const payload = (await bodyOf(request)).toString('utf8');
    const chance = faulty ? rng.int(1, 100) : 100;
    if (chance <= 3) return response.writeHead(500, { 'x-amzn-errortype': 'ServiceException' }).end('{}');
    if (chance <= 5) return response.writeHead(429, { 'x-amzn-errortype': 'TooManyRequestsException' }).end('{}');
    if (chance <= 7) return response.destroy();
    counts.accepted += 1;
    invoke(payload);
    if (chance <= 14) {
      counts.repeated += 1;
      invoke(payload);
    }
    // The job is accepted, but the calling function gets no answer.
    if (chance === 8) return response.destroy();
    return response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    invoke,
    endFaults() {
      faulty = false;
    },
    async idle() {
      while (jobs.size > 0) await Promise.all(jobs);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
