const TICK_MS = 100;

export interface LagProbe {
  /** Returns the delay of the event loop in milliseconds. */
  lag(): number;
  stop(): void;
}

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
