import type { WorkerHandler } from '../compose';
import type { WriteLine } from '../log';
import type { StartWorker } from '../worker-starter';
import type { Background } from './background';
import { localContext } from './local-context';

/** Maximum number of attempts at a job, as in Lambda. */
const ATTEMPTS = 2;

/**
 * Returns a function that runs a job of the worker in this process, after the reply. A failed job runs once more. The
 * function never rejects.
 */
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
