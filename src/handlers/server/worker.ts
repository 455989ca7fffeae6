import type { WorkerHandler } from '../compose';
import type { WriteLine } from '../log';
import type { StartWorker } from '../worker-starter';
import type { Background } from './background';
import { localContext } from './local-context';

const ATTEMPTS = 2;

/** Queues jobs, repeats a failed job once, and never rejects. */
export function createLocalStarter(work: WorkerHandler, background: Background, write: WriteLine): StartWorker {
  return async (job) =>
    background.start(async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        try {
          return await work(job, localContext());
        } catch (error) {
          write({ event: 'job-failed', attempt, error });
        }
      }
    });
}
