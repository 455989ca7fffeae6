import type { WorkerContext } from '../compose';

/** Jobs get little time, because a stopping server waits for the end of its jobs. */
const TIMEOUT_MS = 45_000;

export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
