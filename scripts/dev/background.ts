/** Work that begins after a reply. The server waits for all such work before it stops. */
export interface Background {
  /** Starts the work soon. An error goes to `onError`. */
  start(work: () => Promise<void>): void;
  /** Resolves when no work is left. */
  idle(): Promise<void>;
}

/** Creates the background work of a server. */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const job = new Promise((resolve) => setImmediate(resolve)).then(work).catch(onError);
      running.add(job);
      void job.then(() => running.delete(job));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
