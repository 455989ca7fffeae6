import { changeItem, damagedSort, type Item, type Key, PROFILE, type Table, userKey } from '../dynamo';
import type { RunId, UserId } from '../ids';

/** Removes the copies of a damaged item that contain one of the erased ids. */
export async function removeCopies(
  table: Table,
  { PK, SK }: Key,
  erased: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const copies = await table.query(PK, damagedSort(SK, ''), signal);
  const isNaming = (copy: Item): boolean => erased.some((id) => JSON.stringify(copy).includes(id));
  await table.removeMany(copies.filter(isNaming), signal);
}

/** Attributes of a profile that list runs. */
const LISTS = ['activeRun', 'aside', 'counted'] as const;

/** Removes erased runs from a profile that is kept, and the profile's damaged copies that name them. */
export async function removeFromProfile(
  table: Table,
  user: UserId,
  runs: readonly RunId[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const key = { PK: userKey(user), SK: PROFILE };
  const change = (item: Item): Item | null => {
    const changed = { ...item };
    for (const name of LISTS) {
      const listed = item[name];
      if (typeof listed === 'string') changed[name] = without(listed, runs);
    }
    // The attribute holds the hint's name, the version and the run.
    const { hint } = item;
    if (typeof hint === 'string' && without(hint, runs) !== hint) changed.hint = '';
    return [...LISTS, 'hint'].some((name) => changed[name] !== item[name]) ? changed : null;
  };
  await changeItem(table, key, change, signal);
  await removeCopies(table, key, runs, signal);
}

const without = (listed: string, runs: readonly RunId[]): string =>
  listed
    .split(' ')
    .filter((id) => !runs.includes(id))
    .join(' ');
