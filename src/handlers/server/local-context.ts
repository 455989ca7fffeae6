import type { WorkerContext } from '../compose';

/**
 * Maximum time for the worker in milliseconds. The time is enough for any reply, but short, because a server that stops
 * waits for the worker.
 */
const TIMEOUT_MS = 45_000;

/** Returns the context for one call of the worker on this machine. */
export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
