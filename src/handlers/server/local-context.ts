import type { WorkerContext } from '../compose';

/**
 * Maximum time for a job of the worker in milliseconds. Any reply fits into this time. The time is short, because a
 * stopping server waits for its jobs.
 */
const TIMEOUT_MS = 45_000;

/** Returns a Lambda context whose time ends `timeoutMs` milliseconds from now. */
export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
