const TIME_BASE = 36;
const TIME = /^[0-9a-z]{1,8}$/;

/** Formats milliseconds since 1970, a whole number from 0, in base 36 for `parseTime`. */
export const formatTime = (time: number): string => time.toString(TIME_BASE);

/** Parses milliseconds since 1970; `null` for any other text. */
export const parseTime = (word = ''): number | null => (TIME.test(word) ? Number.parseInt(word, TIME_BASE) : null);
