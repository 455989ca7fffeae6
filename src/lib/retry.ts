/** Calls `attempt(1)` to `attempt(rounds)` without pauses, until a result is not `null`. */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
