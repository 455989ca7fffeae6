/** At most so many requests of one user in so many milliseconds. */
export interface RateLimit {
  requests: number;
  milliseconds: number;
}

/** Whether a user's request at this time, in milliseconds since 1970, is within the limit; only then it counts. */
export type RateLimiter = (user: string, now: number) => boolean;

/**
 * Counts in this process alone, without a request to the table: whoever presses one button after another mostly meets
 * the same one. Forgets whoever was not counted for so long.
 */
export function createRateLimiter({ requests, milliseconds }: RateLimit): RateLimiter {
  /** When each user was counted. Whoever was longest ago stands first. */
  const counted = new Map<string, readonly number[]>();
  return (user, now) => {
    const since = now - milliseconds;
    for (const [other, times] of counted) {
      if (times.some((time) => time > since)) break;
      counted.delete(other);
    }
    const recent = (counted.get(user) ?? []).filter((time) => time > since);
    if (recent.length >= requests) return false;
    counted.delete(user);
    counted.set(user, [...recent, now]);
    return true;
  };
}
