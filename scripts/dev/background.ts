/** Work that begins after the answer that announced it, and that a server waits for before it goes. */
export interface Background {
  /** Begins soon. What fails is told, and nothing else comes of it. */
  start(work: () => Promise<void>): void;
  /** Resolves when nothing is going on any more. */
  idle(): Promise<void>;
}

export function createBackground(failed: (error: unknown) => void): Background {
  const going = new Set<Promise<void>>();
  return {
    start(work) {
      const job = new Promise((resolve) => setImmediate(resolve)).then(work).catch(failed);
      going.add(job);
      void job.then(() => going.delete(job));
    },
    async idle() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}
