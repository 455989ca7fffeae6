/**
 * Runs an optimistic change until it succeeds: `attempt` reads, works out the change and writes it on the condition
 * that nothing has changed since, and resolves with `null` when somebody else's write came first. At most `rounds`
 * attempts, numbered from 1 and one after the other, without a pause between them. Resolves with the first result that
 * is not `null`, or with `null` when every attempt was overtaken; what that means is for the caller to name. An error
 * of an attempt rejects at once and is not tried again.
 */
export async function retry<T>(rounds: number, attempt: (round: number) => Promise<T | null>): Promise<T | null> {
  for (let round = 1; round <= rounds; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
  }
  return null;
}
