import { StoreError } from '../store-error';

/** Rejects with an aborted signal's reason, otherwise with the `StoreError` `unavailable`. */
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
