type OnError = (error: unknown) => void;

/**
 * Minimum time in milliseconds between two starts of the worker to record the result of the same run. Without this
 * limit, every press on the run's board would start the worker again until the result is recorded.
 *
 * Within this time, a run may be rolled back and end again. The second result then remains pending until somebody loads
 * the run.
 */
const UNDER_WAY = 30_000;

/**
 * Starts the worker for finished runs without a recorded result. If a recording fails, its result remains pending until
 * somebody loads the run again.
 */
export interface ResultStarter {
  /**
   * Starts the worker without waiting for the start. Does nothing if `add` was called for the same run less than half a
   * minute ago, unless that start failed.
   */
  add(run: string): void;
  /**
   * Resolves when every start for an added run has succeeded or failed. Aborts starts that take longer than
   * `timeoutMs`. Never rejects.
   */
  finish(timeoutMs: number): Promise<void>;
}

/** Parameter `onError` receives each error of `start`. `now` returns milliseconds since any fixed time. */
export function createResultStarter(
  start: (run: string, signal: AbortSignal) => Promise<void>,
  onError: OnError,
  now: () => number = Date.now,
): ResultStarter {
  let present: { ended: Promise<void>; abort: AbortController }[] = [];
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
 * Collects the runs with pending results that the worker loads for a reply. Records the results after the reply. If a
 * recording fails, its result remains pending until somebody loads the run again.
 */
export interface ResultRecorder {
  add(run: string): void;
  /** Records the results of all runs added so far. Never rejects. */
  finish(): Promise<void>;
}

/** Parameter `onError` receives each error of `record`. */
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
