import { engines } from '../../package.json';

/** Oldest version of Node, such as `20.19`, for everything except the deployed functions. */
export const OLDEST_NODE = engines.node.replace('>=', '');
