type OnError = (error: unknown) => void;

/** Has the results that a request finds pending recorded by the worker. What fails comes up again with a later load. */
export interface ResultStarter {
  /** Starts the worker at once, so that it overlaps with the rest of the request; once for each run. */
  add(run: string): void;
  /** Resolves when every start has ended. Those that take longer than this are given up. Never rejects. */
  settle(timeoutMs: number): Promise<void>;
}

export function createResultStarter(
  start: (run: string, signal: AbortSignal) => Promise<void>,
  onError: OnError,
): ResultStarter {
  const started = new Map<string, { ended: Promise<void>; abort: AbortController }>();
  return {
    add(run) {
      if (started.has(run)) return;
      const abort = new AbortController();
      started.set(run, { ended: start(run, abort.signal).catch(onError), abort });
    },
    async settle(timeoutMs) {
      const starts = [...started.values()];
      started.clear();
      if (starts.length === 0) return;
      const timer = setTimeout(
        () => {
          for (const { abort } of starts) abort.abort(new Error('the worker did not start in time'));
        },
        Math.max(0, timeoutMs),
      );
      await Promise.all(starts.map(({ ended }) => ended));
      clearTimeout(timer);
    },
  };
}

/** Records results in the worker itself, after its reply. What fails comes up again with a later load. */
export interface ResultRecorder {
  add(run: string): void;
  /** Records every result added so far. Never rejects. */
  settle(): Promise<void>;
}

export function createResultRecorder(record: (run: string) => Promise<void>, onError: OnError): ResultRecorder {
  const added = new Set<string>();
  return {
    add: (run) => void added.add(run),
    async settle() {
      const runs = [...added];
      added.clear();
      await Promise.all(runs.map((run) => record(run).catch(onError)));
    },
  };
}
