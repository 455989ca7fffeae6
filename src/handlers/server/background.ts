export interface Background {
  /** Queues work behind all earlier work; errors go to `onError`. */
  start(work: () => Promise<void>): void;
  /** Waits also for work that is added meanwhile. */
  idle(): Promise<void>;
}

/** Runs one piece of work at a time, so that replies stay fast. */
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
