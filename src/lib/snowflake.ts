const SNOWFLAKE = /^[1-9]\d{0,18}$/;
const BIGGEST = 2n ** 63n;

/** The first millisecond of 2015, which Discord's ids count from. */
const EPOCH = 1_420_070_400_000n;
/** Bits of an id below its time. */
export const TIME_SHIFT = 22n;

/** Whether an id is one of Discord's: a number of up to 63 bits that rises with time. */
export const isSnowflake = (id: string): boolean => SNOWFLAKE.test(id) && BigInt(id) < BIGGEST;

/** When an id was given, in milliseconds since 1970. Format: Discord's API reference, "Snowflakes". */
export const snowflakeTime = (id: string): number => Number((BigInt(id) >> TIME_SHIFT) + EPOCH);

/** The first id that could be given at a time, in milliseconds since 1970. */
export const firstSnowflake = (time: number): bigint => (BigInt(time) - EPOCH) << TIME_SHIFT;

/** Whether an id was given before another, or is the same. Never of ids that are no snowflakes. */
export const isNotLater = (id: string, than: string): boolean =>
  isSnowflake(id) && isSnowflake(than) && BigInt(id) <= BigInt(than);
