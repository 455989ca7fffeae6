import { createInteractionsHandler } from './compose';
import { readEnvironment } from './environment';
import { createWorkerStarter } from './worker-jobs';

const environment = readEnvironment(process.env);

/** Lambda entry point behind `POST /interactions`. */
export const handler = createInteractionsHandler(environment, createWorkerStarter(environment.WORKER_FUNCTION));
