import { Worker } from 'node:worker_threads';
import type { Job, Tally } from './job';

/** Reports each result. Rejects if a thread fails. */
export async function runInThreads(
  script: string,
  jobs: readonly Job[],
  threads: number,
  report: (tally: Tally) => void,
): Promise<void> {
  const queue = [...jobs];
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => new Worker(script));
  try {
    await Promise.all(workers.map((worker) => serve(worker, queue, report)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function serve(worker: Worker, queue: Job[], report: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = queue.shift();
      if (job) worker.postMessage(job);
      else resolve();
    };
    worker.on('message', (tally: Tally) => {
      report(tally);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
