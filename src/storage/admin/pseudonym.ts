import { randomBytes } from 'node:crypto';

const BYTES = 3;

/** Makes a random name for an erased user or run in audit lines, such as `erased-3fa94c`. */
export const newPseudonym = (): string => `erased-${randomBytes(BYTES).toString('hex')}`;
