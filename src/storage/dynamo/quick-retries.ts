import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

type Retries = Extract<NonNullable<DynamoDBClientConfig['retryStrategy']>, { recordSuccess: unknown }>;
type Token = Awaited<ReturnType<Retries['acquireInitialRetryToken']>>;
type ErrorType = Parameters<Retries['refreshRetryTokenForRetry']>[1]['errorType'];

/**
 * Greatest number of attempts at a request, and the longest first pause in milliseconds. Each further pause is twice as
 * long. A timeout takes half a second, so three attempts fill the time of a reply. A throttled request is refused
 * within milliseconds, so there is time for five attempts.
 */
const LIMITS: Partial<Record<ErrorType, { attempts: number; firstPause: number }>> = {
  TRANSIENT: { attempts: 3, firstPause: 50 },
  THROTTLING: { attempts: 5, firstPause: 50 },
};

/**
 * Retries that one client may spend, and the cost of each. A retry that succeeds gives its cost back, any other success
 * gives back 1. So requests are not repeated during an outage, which repeats would prolong. Figures: the SDK's.
 */
const CAPACITY = 500;
const COSTS: Partial<Record<ErrorType, number>> = { TRANSIENT: 14, THROTTLING: 5 };

/**
 * Creates a strategy with pauses that fit into the time of a reply. The SDK's own strategy waits up to one second after
 * the first throttled request and two after the second, so that the bot would defer its reply. A pause keeps at least
 * half of its length; chance decides the rest, so that clients do not come back all at once.
 */
export function createQuickRetries(random: () => number = Math.random): Retries {
  let capacity = CAPACITY;
  const costs = new WeakMap<Token, number>();
  const tokenOf = (retries: number, pause: number): Token => ({
    getRetryCount: () => retries,
    getRetryDelay: () => pause,
  });
  return {
    acquireInitialRetryToken: async () => tokenOf(0, 0),

    async refreshRetryTokenForRetry(token, { errorType }) {
      const retries = token.getRetryCount();
      const limits = LIMITS[errorType];
      const cost = COSTS[errorType] ?? 0;
      if (!limits || retries + 1 >= limits.attempts || cost > capacity) throw new Error('no retry is left');
      capacity -= cost;
      const longest = limits.firstPause * 2 ** retries;
      const next = tokenOf(retries + 1, (longest * (1 + random())) / 2);
      costs.set(next, cost);
      return next;
    },

    recordSuccess(token) {
      capacity = Math.min(CAPACITY, capacity + (costs.get(token) ?? 1));
    },
  };
}
