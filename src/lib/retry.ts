/**
 * Runs an optimistic change until it succeeds. `attempt` reads, computes the change, and writes on the condition that
 * nothing has changed since. It resolves with `null` if another write came first. There are at most `rounds` attempts,
 * numbered from 1, without a pause. Resolves with the first result other than `null`, or with `null` if every attempt
 * was overtaken. An error of an attempt rejects at once.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
