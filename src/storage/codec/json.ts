export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/** Texts with fewer characters become words of the vocabulary. */
export const MANY_CELLS = 256;
