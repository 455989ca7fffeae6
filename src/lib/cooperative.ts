/** Work that yields now and then, so that other work can go on. If the work yields a promise, it waits for the promise. */
export type Work<T> = Generator<Promise<unknown> | undefined, T, unknown>;

/** Waits for a promise within work, and returns the value of the promise. */
export function* awaited<V>(promise: Promise<V>): Work<V> {
  return (yield promise) as V;
}

/** Does all of the work without a pause. Throws if the work waits for a promise. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (step.value) throw new Error('this work must be awaited');
  }
}

/**
 * Does the work with pauses, in which other work can go on. Rejects with the signal's reason as soon as the signal
 * aborts, so that long work can be stopped.
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
