import { engines } from '../../package.json';

/** Oldest version of Node on which everything but the deployed functions runs, such as `20.19`. */
export const OLDEST_NODE = engines.node.replace('>=', '');
