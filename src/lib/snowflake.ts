const SNOWFLAKE = /^[1-9]\d{0,18}$/;
const BIGGEST = 2n ** 63n;

/** Time from which Discord counts, 1 January 2015, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000n;
/** Number of low bits of a Discord id, which do not belong to the time in the id. */
export const TIME_SHIFT = 22n;

/** True for the text of a positive number of at most 63 bits, without leading zeros. */
export const isSnowflake = (id: string): boolean => SNOWFLAKE.test(id) && BigInt(id) < BIGGEST;

/**
 * Returns the time at which Discord made an id, in milliseconds since 1970. Throws if the id is not a number. Format:
 * Discord's API reference, "Snowflakes".
 */
export const snowflakeTime = (id: string): number => Number((BigInt(id) >> TIME_SHIFT) + EPOCH);

/** Returns the smallest id that Discord could make at `time`, a whole number of milliseconds since 1970. */
export const firstSnowflake = (time: number): bigint => (BigInt(time) - EPOCH) << TIME_SHIFT;

/**
 * True if Discord made `id` before `than`, or if the two are the same. False if either text does not look like a
 * Discord id.
 */
export const isNotLater = (id: string, than: string): boolean =>
  isSnowflake(id) && isSnowflake(than) && BigInt(id) <= BigInt(than);
