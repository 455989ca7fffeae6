/** Work that is done after a reply. The server waits for all this work before it stops. */
export interface Background {
  /** Starts the work soon, after all work that was added earlier. An error goes to `onError`. */
  start(work: () => Promise<void>): void;
  /** Resolves when no work is left, including work that was added meanwhile. */
  idle(): Promise<void>;
}

/**
 * Runs only one piece of work at a time, because several at once would delay replies. A reply that misses its deadline
 * would be deferred, and become more background work.
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
