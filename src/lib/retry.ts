/**
 * Calls `attempt(1)`, `attempt(2)` and so on, without pauses. Resolves with the first result that is not `null`, or
 * with `null` after `rounds` calls. An attempt must resolve with `null` if another write came first.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
