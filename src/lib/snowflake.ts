const SNOWFLAKE = /^[1-9]\d{0,18}$/;
const BIGGEST = 2n ** 63n;

/** 1 January 2015 in Unix milliseconds. See "Snowflakes" in Discord's API reference. */
const EPOCH = 1_420_070_400_000n;
/** Number of bits below the time in a Discord id. */
export const TIME_SHIFT = 22n;

/** True for positive numbers below 2^63, without leading zeros. */
export const isSnowflake = (id: string): boolean => SNOWFLAKE.test(id) && BigInt(id) < BIGGEST;

/** Returns Unix milliseconds; throws if `id` is not a number. */
export const snowflakeTime = (id: string): number => Number((BigInt(id) >> TIME_SHIFT) + EPOCH);

/** Returns the smallest id at `time`, in whole Unix milliseconds. */
export const firstSnowflake = (time: number): bigint => (BigInt(time) - EPOCH) << TIME_SHIFT;

/** True for equal ids. False if either is no Discord id. */
export const isNotLater = (id: string, than: string): boolean =>
  isSnowflake(id) && isSnowflake(than) && BigInt(id) <= BigInt(than);
