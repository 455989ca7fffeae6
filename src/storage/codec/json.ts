export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/** Minimum number of characters of a text that is stored in full. Shorter texts become words of the vocabulary. */
export const MANY_CELLS = 256;
