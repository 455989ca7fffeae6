import { createWorkerHandler } from './compose';
import { entryPoint } from './entry-point';
import { readEnvironment } from './environment';

/** Lambda entry point of the function that completes deferred replies and records the results of finished runs. */
export const handler = entryPoint(() => createWorkerHandler(readEnvironment(process.env)));
