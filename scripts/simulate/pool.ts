import { type ChildProcess, fork } from 'node:child_process';
import type { RunPlan } from './run';
import type { Returned } from './worker';

/** Milliseconds after which a run that gives no sign of life counts as hung. */
const PATIENCE = 180_000;

export interface Hang {
  plan: RunPlan;
  why: string;
}

/** Plays the runs on several processes and reports each as it ends; resolves with those that hung or broke down. */
export async function playAll(
  worker: string,
  plans: readonly RunPlan[],
  processes: number,
  report: (returned: Returned) => void,
): Promise<Hang[]> {
  const queue = [...plans];
  const hangs: Hang[] = [];
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

/** One process until the queue is empty, or until a run kills it. */
function serve(worker: string, queue: RunPlan[], report: (returned: Returned) => void): Promise<Hang | null> {
  return new Promise((resolve) => {
    const child: ChildProcess = fork(worker, { execArgv: ['--enable-source-maps'] });
    let current: RunPlan | null = null;
    let timer: NodeJS.Timeout | null = null;
    const end = (why: string | null) => {
      if (timer) clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(current !== null && why !== null ? { plan: current, why } : null);
      current = null;
    };
    child.on('message', (message: Returned | 'ready') => {
      if (timer) clearTimeout(timer);
      if (message !== 'ready') report(message);
      current = queue.shift() ?? null;
      if (current === null) return end(null);
      timer = setTimeout(() => end(`no end in ${PATIENCE / 1000} s`), PATIENCE);
      child.send(current);
    });
    child.on('exit', (code, signal) => {
      // Without a run of its own it never came up: nobody else would fare better.
      if (current === null) queue.length = 0;
      end(`the process ended with ${code ?? signal}`);
    });
  });
}
