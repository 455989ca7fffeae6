/**
 * Calls `attempt` with 1 up to `rounds`, without pauses, until the result is not `null`. An attempt returns `null` if
 * another write came first.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
