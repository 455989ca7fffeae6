import { randomUUID } from 'node:crypto';
import type { Item, Key, Table } from './table';

/** Marks a pointer while what it leads to is erased. Whoever writes the pointer writes it without. */
const ERASING = 'erasing';

/**
 * Erases what a pointer leads to, then the pointer. One that was written again meanwhile stays: it may lead to what
 * came when that had been looked for, so it is to be followed once more.
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

/** Whether what was written after this pointer, which is as it is now, will be found by it. */
export const isFollowed = (pointer: Item | null): boolean => pointer !== null && pointer[ERASING] === undefined;
