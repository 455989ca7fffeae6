export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/**
 * Minimum length in characters of text that is written as cells of a map. Shorter text is written as a word of the
 * vocabulary.
 */
export const MANY_CELLS = 256;
