import { randomUUID } from 'node:crypto';
import type { Item, Key, Table } from './table';

/** Attribute that marks a pointer while an erasure follows the pointer. Writing the pointer again removes the mark. */
const ERASING = 'erasing';

/**
 * Marks a pointer, runs `erase`, and removes the pointer if it still has the mark. If the mark is gone, another writer
 * has written the pointer again. The pointer then stays, because it may lead to new data.
 */
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

/** True if the pointer is stored without a mark. A later erasure will then find the pointer. */
export const isFollowed = (pointer: Item | null): boolean => pointer !== null && pointer[ERASING] === undefined;
