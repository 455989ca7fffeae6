/**
 * Resolves with the first result other than `null`; `attempt` resolves with `null` if another write came first. Makes
 * at most `rounds` attempts, numbered from 1, without pauses.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
