import { retry } from '../../lib/retry';
import { StoreError } from '../store-error';

/** How often something is attempted that others keep overtaking. */
const ROUNDS = 5;

/** As `retry`, at most five times. Rejects with `unavailable` when every attempt was overtaken. */
export async function retryOrReject<T>(attempt: (round: number) => Promise<T | null>): Promise<T> {
  const result = await retry(ROUNDS, attempt);
  if (result === null) throw new StoreError('unavailable');
  return result;
}
