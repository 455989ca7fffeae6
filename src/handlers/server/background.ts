/** Work that begins after a reply. The server waits for all such work before it stops. */
export interface Background {
  /** Starts the work soon, after the work that was started before it. An error goes to `onError`. */
  start(work: () => Promise<void>): void;
  /** Resolves when no work is left. */
  idle(): Promise<void>;
}

/**
 * Creates the background work of a server. Only one work goes on at a time, because all of it would only delay the
 * replies, which would then become background work too.
 */
export function createBackground(onError: (error: unknown) => void): Background {
  let last: Promise<void> = Promise.resolve();
  return {
    start(work) {
      last = last
        .then(() => new Promise((resolve) => setImmediate(resolve)))
        .then(work)
        .catch(onError);
    },
    async idle() {
      for (let seen: Promise<void> | null = null; seen !== last; ) {
        seen = last;
        await seen;
      }
    },
  };
}
