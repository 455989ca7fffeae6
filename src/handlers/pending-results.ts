type OnError = (error: unknown) => void;

/**
 * Minimum time in milliseconds between two starts of the worker to record the result of the same run. Without this
 * limit, every press on the run's board would start the worker again until the result is recorded.
 *
 * In this time a run may be rolled back and end again. The second result is recorded when the run is loaded later.
 */
const UNDER_WAY = 30_000;

/**
 * Starter of the worker for results that requests found pending. If a recording fails, its result remains pending until
 * the run is loaded again.
 */
export interface ResultStarter {
  /**
   * Starts the worker for a run without waiting. Does nothing if the worker was started for the same run less than half
   * a minute ago.
   */
  add(run: string): void;
  /**
   * Resolves when every start for an added run has succeeded or failed. Aborts starts that take longer than
   * `timeoutMs`. Never rejects.
   */
  finish(timeoutMs: number): Promise<void>;
}

/**
 * Creates a starter. `start` starts the worker for a run. `onError` receives the errors of starts. `now` returns the
 * time in milliseconds.
 */
export function createResultStarter(
  start: (run: string, signal: AbortSignal) => Promise<void>,
  onError: OnError,
  now: () => number = Date.now,
): ResultStarter {
  let present: { ended: Promise<void>; abort: AbortController }[] = [];
  /** Time of the last start of the worker for each run, in milliseconds, earliest first. */
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
 * Recorder for pending results that the worker finds while it replies, and records after the reply. If a recording
 * fails, its result remains pending until the run is loaded again.
 */
export interface ResultRecorder {
  add(run: string): void;
  /** Records the results of all runs added so far. Never rejects. */
  finish(): Promise<void>;
}

/** Creates a recorder. `record` records the result of a run. `onError` receives the errors of recordings. */
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
