/** Work that yields now and then, so that other work can go on. */
export type Work<T> = Generator<void, T, void>;

/** Does all of the work without a pause. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the work with pauses, in which other work can go on. Rejects with the signal's reason as soon as the signal
 * aborts, so that long work can be stopped.
 */
export async function runCooperatively<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
