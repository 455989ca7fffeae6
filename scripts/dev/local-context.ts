import type { WorkerContext } from '../../src/handlers/compose';

/** Milliseconds the worker is given: enough for any reply, yet the server never waits long for it to stop. */
const TIMEOUT_MS = 45_000;

/** The context of one call of the worker on this machine. */
export function localContext(timeoutMs = TIMEOUT_MS): WorkerContext {
  const until = Date.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => until - Date.now() };
}
