import { randomBytes } from 'node:crypto';

const BYTES = 3;

/** Returns a random pseudonym such as `erased-3fa94c`, to replace the id of an erased user or run in audit lines. */
export const newPseudonym = (): string => `erased-${randomBytes(BYTES).toString('hex')}`;
