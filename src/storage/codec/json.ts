export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/** Length in characters from which a text is written in full instead of into the vocabulary. */
export const MANY_CELLS = 256;
