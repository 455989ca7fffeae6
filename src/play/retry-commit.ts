import { retry } from '../lib/retry';
import { StoreError } from '../storage/contract';

/** Repeats even after `unavailable`, so `attempt` must first look for an earlier write. */
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
