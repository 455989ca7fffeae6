import { randomBytes } from 'node:crypto';

const BYTES = 3;

/** Stands in an audit line for a user or run that was erased, as in `erased-3fa94c`: it says nothing of which. */
export const newPseudonym = (): string => `erased-${randomBytes(BYTES).toString('hex')}`;
