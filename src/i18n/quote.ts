import type { RawId } from '../engine';

/** Function that returns a person's remark by its index from 0, or the person's tip; `null` if there is none. */
export type Quote = (person: RawId, line: number | 'tip') => string | null;
