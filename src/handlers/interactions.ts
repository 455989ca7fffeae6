import { packagedFunction } from './packaged/packaged-function';

/** Lambda entry point of the function `interactions`. */
export const handler = packagedFunction('interactions');
