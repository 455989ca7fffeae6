import type { WorkerContext } from '../compose';

/**
 * Maximum time for a job of the worker in milliseconds. Enough for any reply, yet short, because a server that stops
 * waits for its jobs.
 */
const TIMEOUT_MS = 45_000;

export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
