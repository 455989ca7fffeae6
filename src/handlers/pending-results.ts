type OnError = (error: unknown) => void;

/**
 * Milliseconds for which a started recording counts as under way. The result stays pending meanwhile, so each further
 * press on the run's board would start the worker again. If the run is rolled back and ends again meanwhile, the first
 * load after this time starts the recording.
 */
const UNDER_WAY = 30_000;

/**
 * Has the worker record the results that requests find pending. If a recording fails, a later load of the run finds its
 * result pending again.
 */
export interface ResultStarter {
  /**
   * Starts the worker for a run at once, so that it overlaps with the rest of the request. Does so for each run at most
   * once in half a minute.
   */
  add(run: string): void;
  /** Resolves when all starts have ended. Aborts starts that take longer than `timeoutMs`. Never rejects. */
  finish(timeoutMs: number): Promise<void>;
}

/** Creates a starter. `start` starts the worker for a run, `onError` receives its errors. `now` is in milliseconds. */
export function createResultStarter(
  start: (run: string, signal: AbortSignal) => Promise<void>,
  onError: OnError,
  now: () => number = Date.now,
): ResultStarter {
  let present: { ended: Promise<void>; abort: AbortController }[] = [];
  /** Time of the last start for each run, the earliest first. */
  const started = new Map<string, number>();
  return {
    add(run) {
      for (const [other, at] of started) if (now() - at >= UNDER_WAY) started.delete(other);
      if (started.has(run)) return;
      started.set(run, now());
      const abort = new AbortController();
      const ended = start(run, abort.signal).catch((error) => {
        started.delete(run);
        onError(error);
      });
      present.push({ ended, abort });
    },
    async finish(timeoutMs) {
      const starts = present;
      present = [];
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

/**
 * Records results in the worker itself, after its reply. If a recording fails, a later load of the run finds its result
 * pending again.
 */
export interface ResultRecorder {
  add(run: string): void;
  /** Records every result added so far. Never rejects. */
  finish(): Promise<void>;
}

/** Creates a recorder. `record` records a run's result, `onError` receives its errors. */
export function createResultRecorder(record: (run: string) => Promise<void>, onError: OnError): ResultRecorder {
  const added = new Set<string>();
  return {
    add: (run) => void added.add(run),
    async finish() {
      const runs = [...added];
      added.clear();
      await Promise.all(runs.map((run) => record(run).catch(onError)));
    },
  };
}
