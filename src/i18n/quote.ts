import type { RawId } from '../engine';

/** Returns a line of a person by its number, or their tip; `null` if they have no such line. */
export type Quote = (person: RawId, line: number | 'tip') => string | null;
