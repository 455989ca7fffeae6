import { StoreError } from '../store-error';

/**
 * Resolves with the result of `call`. Rejects with the signal's reason if the signal aborts, and with the `StoreError`
 * `unavailable` for any other error.
 */
export async function withDeadline<T>(
  signal: AbortSignal | undefined,
  call: (options: { abortSignal?: AbortSignal }) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await call(signal ? { abortSignal: signal } : {});
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new StoreError('unavailable', { cause });
  }
}
