import { retry } from '../../lib/retry';
import { StoreError } from '../store-error';

/** Maximum number of attempts at a change if other writers interfere. */
const ROUNDS = 5;

/**
 * Calls `attempt` until it returns a value other than `null`, at most five times. Then rejects with the `StoreError`
 * `unavailable`. `round` counts from 1.
 */
export async function retryOrReject<T>(attempt: (round: number) => Promise<T | null>): Promise<T> {
  const result = await retry(ROUNDS, attempt);
  if (result === null) throw new StoreError('unavailable');
  return result;
}
