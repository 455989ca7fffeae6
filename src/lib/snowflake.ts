const SNOWFLAKE = /^[1-9]\d{0,18}$/;
const BIGGEST = 2n ** 63n;

/** Discord's epoch, the first millisecond of 2015, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000n;
/** Number of bits of an id below its time. */
export const TIME_SHIFT = 22n;

/** True if an id may be one of Discord's: a number of up to 63 bits that rises with time. */
export const isSnowflake = (id: string): boolean => SNOWFLAKE.test(id) && BigInt(id) < BIGGEST;

/**
 * Returns the time at which Discord made an id, in milliseconds since 1970. The id must be a snowflake. Format:
 * Discord's API reference, "Snowflakes".
 */
export const snowflakeTime = (id: string): number => Number((BigInt(id) >> TIME_SHIFT) + EPOCH);

/** Returns the first id that Discord could make at a time in milliseconds since 1970. */
export const firstSnowflake = (time: number): bigint => (BigInt(time) - EPOCH) << TIME_SHIFT;

/** True if an id is the same as another or was made before it. False if either is not a snowflake. */
export const isNotLater = (id: string, than: string): boolean =>
  isSnowflake(id) && isSnowflake(than) && BigInt(id) <= BigInt(than);
