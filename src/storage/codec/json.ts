export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/** Text of this length is a map of one character per cell, and is written as one: it is no word to be listed. */
export const MANY_CELLS = 256;
