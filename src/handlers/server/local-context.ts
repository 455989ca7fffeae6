import type { WorkerContext } from '../compose';

/**
 * Milliseconds that the worker may take: enough for any reply, and short enough for a server that waits for it to stop.
 */
const TIMEOUT_MS = 45_000;

/** Context for one call of the worker on this machine. */
export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
