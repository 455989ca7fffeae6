import { retry } from '../../lib/retry';
import { StoreError } from '../store-error';

/** Greatest number of attempts at a change that other writers keep overtaking. */
const ROUNDS = 5;

/**
 * Repeats an attempt until it returns a result, at most five times. Rejects with `unavailable` if every attempt
 * returned `null`.
 */
export async function retryOrReject<T>(attempt: (round: number) => Promise<T | null>): Promise<T> {
  const result = await retry(ROUNDS, attempt);
  if (result === null) throw new StoreError('unavailable');
  return result;
}
