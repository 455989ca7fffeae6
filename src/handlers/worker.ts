import { createWorkerHandler } from './compose';
import { readEnvironment } from './environment';

/** Lambda entry point of the function that completes deferred replies and records the results of finished runs. */
export const handler = createWorkerHandler(readEnvironment(process.env));
