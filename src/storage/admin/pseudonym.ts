import { randomBytes } from 'node:crypto';

const BYTES = 3;

export const newPseudonym = (): string => `erased-${randomBytes(BYTES).toString('hex')}`;
