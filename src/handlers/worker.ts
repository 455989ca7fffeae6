import { packagedFunction } from './packaged/packaged-function';

export const handler = packagedFunction('worker');
