/** Longest id of an entry of the raws, in characters: custom ids name some, and hold 100. */
export const RAW_ID_LENGTH = 24;
