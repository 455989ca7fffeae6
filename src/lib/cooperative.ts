/**
 * Work in the form of a generator. Wherever the generator yields, a caller may let other work go on. If the generator
 * yields a promise, it gets the value of the promise.
 */
export type Work<T> = Generator<Promise<unknown> | undefined, T, unknown>;

/** Waits for a promise within work, and returns the value of the promise. */
export function* awaited<V>(promise: Promise<V>): Work<V> {
  return (yield promise) as V;
}

/** Does the work to its end without pauses, and returns its result. Throws if the work yields a promise. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (step.value) throw new Error('this work must be awaited');
  }
}

/**
 * Does the work, and lets other work go on whenever the generator yields. Resolves with the result. If the signal
 * aborts, stops at the next yield and rejects with the signal's reason.
 */
export async function runCooperatively<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  let value: unknown;
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next(value);
    if (step.done) return step.value;
    value = await (step.value ?? new Promise((resolve) => setImmediate(resolve)));
  }
}
