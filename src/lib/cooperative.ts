/** Yields a promise to await it, `undefined` to let other work run. */
export type Work<T> = Generator<Promise<unknown> | undefined, T, unknown>;

/** Returns the promise's value. Call as `yield* awaited(promise)`. */
export function* awaited<V>(promise: Promise<V>): Work<V> {
  return (yield promise) as V;
}

/** Throws if the work yields a promise. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (step.value) throw new Error('this work must be awaited');
  }
}

/** After an abort, rejects with the signal's reason at the next yield. */
export async function runCooperatively<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  let value: unknown;
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next(value);
    if (step.done) return step.value;
    value = await (step.value ?? new Promise((resolve) => setImmediate(resolve)));
  }
}
