/**
 * Calls `attempt(1)`, `attempt(2)` and so on, without pauses, until a result is not `null` or `rounds` calls are done.
 * An attempt must return `null` if another write came first.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
