/**
 * Repeats a change until no other write interferes. `attempt` reads data, computes the change, and writes it if the
 * data is still the same. If another write came first, `attempt` resolves with `null`.
 *
 * Makes at most `rounds` attempts, numbered from 1, without pauses. Resolves with the first result other than `null`,
 * or with `null` if there was none. Rejects if an attempt rejects.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
