import { createInteractionsHandler } from './compose';
import { entryPoint } from './entry-point';
import { readEnvironment } from './environment';
import { createWorkerStarter } from './worker-jobs';

/** Lambda entry point behind `POST /interactions`. */
export const handler = entryPoint(() => {
  const environment = readEnvironment(process.env);
  return createInteractionsHandler(environment, createWorkerStarter(environment.WORKER_FUNCTION));
});
