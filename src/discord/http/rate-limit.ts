/** At most `requests` requests of one user within `milliseconds`. */
export interface RateLimit {
  requests: number;
  milliseconds: number;
}

/**
 * True if the user's request is within the limit; only then the request counts. `now` is in milliseconds since 1970.
 */
export type RateLimiter = (user: string, now: number) => boolean;

/**
 * Counts in this process alone, without a request to the table. A player who presses many buttons mostly reaches the
 * same process. Forgets a user once all of the user's requests are older than the limit's span.
 */
export function createRateLimiter({ requests, milliseconds }: RateLimit): RateLimiter {
  /** Times of each user's counted requests. The user whose last counted request is oldest comes first. */
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
