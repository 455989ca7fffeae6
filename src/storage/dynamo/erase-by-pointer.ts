import { randomUUID } from 'node:crypto';
import type { Item, Key, Table } from './table';

const ERASING = 'erasing';

/** Removes the pointer after `erase`, unless another writer has written the pointer again. */
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

/** True if the pointer is stored without a mark, so a later erasure will find the pointer. */
export const isFollowed = (pointer: Item | null): boolean => pointer !== null && pointer[ERASING] === undefined;
