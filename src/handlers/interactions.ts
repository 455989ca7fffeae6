import { createInteractionsHandler } from './create';
import { readEnvironment } from './environment';
import { lambdaStarter } from './start-worker';

const environment = readEnvironment(process.env);

/** Lambda entry point behind `POST /interactions`. */
export const handler = createInteractionsHandler(environment, lambdaStarter(environment.WORKER_FUNCTION));
