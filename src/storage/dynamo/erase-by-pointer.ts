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

/** True if the pointer is stored and lacks `ERASING`. A later erasure will then find the pointer. */
export const isFollowed = (pointer: Item | null): boolean => pointer !== null && pointer[ERASING] === undefined;
