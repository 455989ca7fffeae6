/** Work that yields now and then, where other work may go on. */
export type Work<T> = Generator<void, T, void>;

/** Does it all at once. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does it in between other work, so that what takes seconds is stopped when its time is over: rejects then with the
 * reason of the signal.
 */
export async function runCooperatively<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
