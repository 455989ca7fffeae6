import { type ChildProcess, fork } from 'node:child_process';
import { watchForHang } from './hang-watch';

export interface Hang<Job> {
  plan: Job;
  reason: string;
}

/**
 * Runs jobs in several processes of a worker script. Each process sends `ready`, and then a message for each job.
 * Reports each message at once. Resolves with the jobs that hung or crashed. After a report that returns `enough`, no
 * further job begins.
 */
export async function runInProcesses<Job extends object, Answer>(
  worker: string,
  plans: readonly Job[],
  processes: number,
  report: (answer: Answer) => unknown,
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

/** Gives jobs to one process until the queue is empty or a job hangs or crashes. Resolves with this job or `null`. */
function serve<Job extends object, Answer>(
  worker: string,
  queue: Job[],
  report: (answer: Answer) => unknown,
): Promise<Hang<Job> | null> {
  return new Promise((resolve) => {
    const child: ChildProcess = fork(worker, { execArgv: ['--enable-source-maps'] });
    let current: Job | null = null;
    let endWatch: (() => void) | null = null;
    const end = (why: string | null) => {
      endWatch?.();
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(current !== null && why !== null ? { plan: current, reason: why } : null);
      current = null;
    };
    child.on('message', (message: Answer | 'ready') => {
      endWatch?.();
      if (message !== 'ready' && report(message) === 'enough') queue.length = 0;
      current = queue.pop() ?? null;
      if (current === null) return end(null);
      if (child.pid !== undefined) endWatch = watchForHang(child.pid, end);
      child.send(current);
    });
    child.on('exit', (code, signal) => {
      // The process ended before its first job. Others would fail too, so the queue is emptied.
      if (current === null) queue.length = 0;
      end(`the process ended with ${code ?? signal}`);
    });
  });
}
