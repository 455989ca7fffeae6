import { packagedFunction } from './packaged/packaged-function';

/** Lambda entry point of the function `worker`. */
export const handler = packagedFunction('worker');
