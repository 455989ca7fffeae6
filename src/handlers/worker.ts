import { createWorkerHandler } from './create';
import { readEnvironment } from './environment';

/** Lambda entry point of the function that gives late answers and enters finished runs in the books. */
export const handler = createWorkerHandler(readEnvironment(process.env));
