import { StoreError } from '../contract';

/** Reads what was stored. What cannot be read is damaged, however that shows: throws `StoreError` only. */
export function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('unreadable', { cause });
  }
}
