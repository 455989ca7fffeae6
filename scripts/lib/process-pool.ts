import { type ChildProcess, fork } from 'node:child_process';

/** Milliseconds after which a job that gives no sign of life counts as hung. */
const PATIENCE = 180_000;

export interface Hang<Job> {
  plan: Job;
  reason: string;
}

/**
 * Sends the jobs to several processes of a worker, which says `ready` first and answers each job with one message, and
 * reports each answer as it comes; resolves with the jobs that hung or broke down.
 */
export async function runInProcesses<Job extends object, Answer>(
  worker: string,
  plans: readonly Job[],
  processes: number,
  report: (answer: Answer) => void,
): Promise<Hang<Job>[]> {
  const queue = [...plans].reverse();
  const hangs: Hang<Job>[] = [];
  await Promise.all(
    Array.from({ length: Math.min(processes, plans.length) }, async () => {
      while (queue.length > 0) {
        const hang = await serve(worker, queue, report);
        if (hang) hangs.push(hang);
      }
    }),
  );
  return hangs;
}

/** One process until the queue is empty, or until a job kills it. */
function serve<Job extends object, Answer>(
  worker: string,
  queue: Job[],
  report: (answer: Answer) => void,
): Promise<Hang<Job> | null> {
  return new Promise((resolve) => {
    const child: ChildProcess = fork(worker, { execArgv: ['--enable-source-maps'] });
    let current: Job | null = null;
    let timer: NodeJS.Timeout | null = null;
    const end = (why: string | null) => {
      if (timer) clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(current !== null && why !== null ? { plan: current, reason: why } : null);
      current = null;
    };
    child.on('message', (message: Answer | 'ready') => {
      if (timer) clearTimeout(timer);
      if (message !== 'ready') report(message);
      current = queue.pop() ?? null;
      if (current === null) return end(null);
      timer = setTimeout(() => end(`no end in ${PATIENCE / 1000} s`), PATIENCE);
      child.send(current);
    });
    child.on('exit', (code, signal) => {
      // Without a job of its own it never came up: nobody else would fare better.
      if (current === null) queue.length = 0;
      end(`the process ended with ${code ?? signal}`);
    });
  });
}
