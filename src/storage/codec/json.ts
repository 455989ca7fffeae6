export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };

/** Length from which text counts as a map of one character a cell. Shorter text is a word of the vocabulary. */
export const MANY_CELLS = 256;
