/** Work in the form of a generator. Wherever the generator yields, a caller may let other work go on. */
export type Work<T> = Generator<void, T, void>;

/** Does the work to its end without pauses, and returns its result. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the work, and lets other work go on whenever the generator yields. Resolves with the result. If the signal
 * aborts, stops at the next yield and rejects with the signal's reason.
 */
export async function runCooperatively<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
