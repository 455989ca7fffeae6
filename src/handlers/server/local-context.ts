import type { WorkerContext } from '../compose';

/** Jobs must be short, because a stopping server waits for jobs. */
const TIMEOUT_MS = 45_000;

export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
