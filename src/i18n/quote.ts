import type { RawId } from '../engine';

/**
 * Returns a line that a person says, by its index from 0, or the person's tip. Returns `null` if there is no such line.
 */
export type Quote = (person: RawId, line: number | 'tip') => string | null;
