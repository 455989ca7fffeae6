import { StoreError } from '../contract';

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

/** Waits so many milliseconds, or rejects with the reason of the signal when that aborts. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
  signal?.throwIfAborted();
}
