import { randomUUID } from 'node:crypto';
import type { Item, Key, Table } from './table';

/**
 * Attribute that marks a pointer while an erasure follows it. If a feature writes the pointer again, the mark is gone.
 */
const ERASING = 'erasing';

/**
 * Runs `erase` on the target of a pointer, then removes the pointer. A pointer that was written again meanwhile stays,
 * because it may lead to new data. The next erasure follows the pointer.
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

/** True if an erasure will follow the pointer. False if the pointer is gone or an erasure has already begun. */
export const isFollowed = (pointer: Item | null): boolean => pointer !== null && pointer[ERASING] === undefined;
