import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

type Retries = Extract<NonNullable<DynamoDBClientConfig['retryStrategy']>, { recordSuccess: unknown }>;
type Token = Awaited<ReturnType<Retries['acquireInitialRetryToken']>>;
type ErrorType = Parameters<Retries['refreshRetryTokenForRetry']>[1]['errorType'];

/**
 * Maximum number of attempts at a request, and the cost of each retry. A timeout takes 500 ms, so only three attempts
 * fit into the three seconds for a reply. DynamoDB reports throttling within milliseconds, so five attempts fit. Other
 * errors are not retried.
 */
const LIMITS: Partial<Record<ErrorType, { attempts: number; cost: number }>> = {
  TRANSIENT: { attempts: 3, cost: 14 },
  THROTTLING: { attempts: 5, cost: 5 },
};

const FIRST_PAUSE_MS = 50;

/**
 * Budget for the retries of one client, in the unit of `cost`, and as large as in the AWS SDK. A retry takes its cost
 * from the budget, and a successful retry gives the cost back. A success at the first attempt adds 1. Without a budget,
 * retries would prolong an outage.
 */
const CAPACITY = 500;

/**
 * Creates a retry strategy whose pauses fit into the three seconds for a reply. The AWS SDK's own strategy may pause
 * for one second, then for two. Each pause has a random length of at least half its maximum, so that clients do not
 * retry together. The first maximum is `firstPause` milliseconds, and each further maximum is twice the previous one.
 */
export function createQuickRetries(firstPause = FIRST_PAUSE_MS, random: () => number = Math.random): Retries {
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
      if (!limits || retries + 1 >= limits.attempts || limits.cost > capacity) throw new Error('no retry is left');
      capacity -= limits.cost;
      const longest = firstPause * 2 ** retries;
      const next = tokenOf(retries + 1, (longest * (1 + random())) / 2);
      costs.set(next, limits.cost);
      return next;
    },

    recordSuccess(token) {
      capacity = Math.min(CAPACITY, capacity + (costs.get(token) ?? 1));
    },
  };
}
