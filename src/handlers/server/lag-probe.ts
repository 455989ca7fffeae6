/** Milliseconds between two ticks of the probe. */
const TICK_MS = 100;

/** Measures how late this process comes to its work. */
export interface LagProbe {
  /** Returns by how many milliseconds the event loop is behind: the last tick, or the one that is due now. */
  lag(): number;
  stop(): void;
}

/** Starts a probe. `now` is in milliseconds, from any beginning. The probe does not keep the process alive. */
export function startLagProbe(now: () => number = () => performance.now()): LagProbe {
  let dueAt = now() + TICK_MS;
  let last = 0;
  const timer = setInterval(() => {
    last = now() - dueAt;
    dueAt = now() + TICK_MS;
  }, TICK_MS).unref();
  return {
    lag: () => Math.max(0, last, now() - dueAt),
    stop: () => clearInterval(timer),
  };
}
