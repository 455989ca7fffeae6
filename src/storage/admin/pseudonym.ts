import { randomBytes } from 'node:crypto';

const BYTES = 3;

/** Returns a random name that replaces the id of an erased user or run in audit lines. */
export const newPseudonym = (): string => `erased-${randomBytes(BYTES).toString('hex')}`;
