import { createWorkerHandler } from './create';
import { readEnvironment } from './environment';

/** Lambda entry point of the function that gives late answers. */
export const handler = createWorkerHandler(readEnvironment(process.env));
