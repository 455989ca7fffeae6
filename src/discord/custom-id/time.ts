const TIME_BASE = 36;
const TIME = /^[0-9a-z]{1,8}$/;

/** Formats whole milliseconds since 1970 in base 36. */
export const formatTime = (time: number): string => time.toString(TIME_BASE);

/** Parses milliseconds since 1970; `null` for any other text. */
export const parseTime = (word = ''): number | null => (TIME.test(word) ? Number.parseInt(word, TIME_BASE) : null);
