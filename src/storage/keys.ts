import type { RunId, UserId } from './contract';

export const STATE = 'STATE';
export const PROFILE = 'PROFILE';
/** Attribute of a run that is over and not yet in the books. */
export const OWED = 'owed';
export const LOG_PREFIX = 'LOG#';

export const runKey = (id: RunId): string => `RUN#${id}`;
export const userKey = (id: UserId): string => `USER#${id}`;

/**
 * Immutable items carry the version being committed and a hash of what they hold, so that two actions racing for one
 * version never write under the same key, and a retry rewrites the same bytes.
 */
export const levelKey = (depth: number, v: number, hash: string): string => `LEVEL#${pad(depth, 2)}#${v}#${hash}`;
export const logKey = (chunk: number, v: number, hash: string): string => `${LOG_PREFIX}${pad(chunk, 4)}#${v}#${hash}`;

/** Digits of a digest that go into a key. */
export const shortHash = (digest: string): string => digest.slice(0, 12);

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
