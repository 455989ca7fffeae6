/** Discord's epoch, the first millisecond of 2015, in milliseconds since 1970. */
const EPOCH = 1420070400000n;

/** The time in a snowflake, in milliseconds since 1970. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** A generator of ids that carry the time of `now` and never repeat, not even within a millisecond. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = (BigInt(Math.floor(now())) - EPOCH) << 22n;
    last = fresh > last ? fresh : last + 1n;
    return String(last);
  };
}
