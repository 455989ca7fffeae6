export interface Background {
  /** Queues work behind all earlier work; errors go to `onError`. */
  start(work: () => Promise<void>): void;
  /** Resolves when no work is left, including work that was added meanwhile. */
  idle(): Promise<void>;
}

/** Runs one piece of work at a time, because several at once would delay replies. */
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
