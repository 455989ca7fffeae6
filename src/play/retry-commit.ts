import { retry } from '../lib/retry';
import { StoreError } from '../storage/contract';

/**
 * As `retry`, for attempts that look first whether an earlier one was carried out: when the store does not answer, that
 * is unknown, and the next attempt tells. Rejects with `unavailable` when every attempt failed and one of them so: then
 * it remains unknown.
 */
export async function retryCommit<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  let unanswered: StoreError | null = null;
  const result = await retry(rounds, async (round) => {
    try {
      return await attempt(round);
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'unavailable') throw error;
      unanswered = error;
      return null;
    }
  });
  if (result === null && unanswered) throw unanswered;
  return result;
}
