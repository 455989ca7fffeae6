/** Base in which times are written, to save characters in custom ids. */
const TIME_BASE = 36;
const TIME = /^[0-9a-z]{1,8}$/;

/** Writes a time in milliseconds since 1970. */
export const formatTime = (time: number): string => time.toString(TIME_BASE);

/** Parses a time in milliseconds since 1970; returns `null` for a word that `formatTime` never writes. */
export const parseTime = (word = ''): number | null => (TIME.test(word) ? Number.parseInt(word, TIME_BASE) : null);
