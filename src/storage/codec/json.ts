export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/** Length in characters from which `packJson` writes a text in full. Shorter texts go into the vocabulary. */
export const MANY_CELLS = 256;
