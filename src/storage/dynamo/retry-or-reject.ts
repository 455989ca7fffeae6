import { retry } from '../../lib/retry';
import { StoreError } from '../store-error';

const ROUNDS = 5;

/** Rejects with the `StoreError` `unavailable` after five results of `null`. */
export async function retryOrReject<T>(attempt: (round: number) => Promise<T | null>): Promise<T> {
  const result = await retry(ROUNDS, attempt);
  if (result === null) throw new StoreError('unavailable');
  return result;
}
