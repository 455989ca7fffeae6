type OnError = (error: unknown) => void;

/** Minimum milliseconds between two starts of the worker for one run. */
const UNDER_WAY = 30_000;

/** A failed recording is tried again when somebody loads the run. */
export interface ResultStarter {
  /** Does nothing within 30 seconds after a successful start for `run`. */
  add(run: string): void;
  /** Aborts starts that take longer than `timeoutMs`. Never rejects. */
  finish(timeoutMs: number): Promise<void>;
}

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

export interface ResultRecorder {
  add(run: string): void;
  /** Records the results of all added runs. Never rejects. */
  finish(): Promise<void>;
}

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
