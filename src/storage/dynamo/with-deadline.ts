import { StoreError } from '../store-error';

/** Runs a call. Rejects with the reason of the signal when that aborts, else with `unavailable`. */
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
