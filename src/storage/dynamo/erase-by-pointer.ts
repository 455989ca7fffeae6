import { randomUUID } from 'node:crypto';
import type { Item, Key, Table } from './table';

const ERASING = 'erasing';

/** Keeps the pointer if another writer writes it during `erase`. */
export async function eraseByPointer(
  table: Table,
  { PK, SK }: Key,
  erase: () => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const mark = randomUUID();
  await table.put({ PK, SK, [ERASING]: mark }, null, signal);
  await erase();
  await table.remove(PK, SK, signal, { attribute: ERASING, equals: mark });
}

/** True if a later erasure will find the pointer. */
export const isFollowed = (pointer: Item | null): boolean => pointer !== null && pointer[ERASING] === undefined;
