/** Time in milliseconds between two ticks of the probe. */
const TICK_MS = 100;

/** Probe of how late the event loop of this process is. */
export interface LagProbe {
  /**
   * Returns the delay of the event loop in milliseconds, measured at the last tick. If the next tick is already late by
   * more, returns the delay of the next tick.
   */
  lag(): number;
  stop(): void;
}

/** Starts a probe, which does not keep the process alive. `now` returns milliseconds since any fixed time. */
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
