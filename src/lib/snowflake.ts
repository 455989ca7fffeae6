const SNOWFLAKE = /^[1-9]\d{0,18}$/;
const BIGGEST = 2n ** 63n;

/** Start of Discord's time, 1 January 2015, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000n;
/** Number of low bits of a Discord id that do not belong to the time. */
export const TIME_SHIFT = 22n;

/** True for a positive number of at most 63 bits, without leading zeros. */
export const isSnowflake = (id: string): boolean => SNOWFLAKE.test(id) && BigInt(id) < BIGGEST;

/** Returns milliseconds since 1970; throws if the id is not a number. Format: Discord's API reference, "Snowflakes". */
export const snowflakeTime = (id: string): number => Number((BigInt(id) >> TIME_SHIFT) + EPOCH);

/** Returns the smallest id at `time`, a whole number of milliseconds since 1970. */
export const firstSnowflake = (time: number): bigint => (BigInt(time) - EPOCH) << TIME_SHIFT;

/** True if Discord made `id` before `than`, or if both are the same; false if either is no Discord id. */
export const isNotLater = (id: string, than: string): boolean =>
  isSnowflake(id) && isSnowflake(than) && BigInt(id) <= BigInt(than);
