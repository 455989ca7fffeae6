/** A limit: at most `requests` requests from one user within `milliseconds`. */
export interface RateLimit {
  requests: number;
  milliseconds: number;
}

/**
 * Returns true and counts the request if the user is within the limit. Returns false without counting otherwise. `now`
 * is in milliseconds since 1970.
 */
export type RateLimiter = (user: string, now: number) => boolean;

/**
 * Creates a rate limiter that counts in this process's memory, because counting in the database would cost a request.
 * One process sees most quick presses by one player, so its count is good enough. Forgets a user whose counted requests
 * are all older than the limit's time span.
 */
export function createRateLimiter({ requests, milliseconds }: RateLimit): RateLimiter {
  /**
   * Times of the counted requests by user id, in milliseconds since 1970. The users are in the order of their last
   * counted request, oldest first.
   */
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
