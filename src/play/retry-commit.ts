import { retry } from '../lib/retry';
import { StoreError } from '../storage/contract';

/**
 * Repeats `attempt` like `retry`, and also if the store does not answer (`unavailable`). A write without an answer may
 * have succeeded. Each attempt must therefore first look for the write of an earlier attempt.
 *
 * If no attempt succeeds, rejects with `unavailable` if the store did not answer some attempt. Otherwise resolves with
 * `null`.
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
