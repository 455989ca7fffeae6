import { changeItem, damagedSort, type Item, type Key, PROFILE, type Table, userKey, withPlayed } from '../dynamo';
import type { RunId, UserId } from '../ids';

/** Removes copies of the damaged item that contain an erased id. */
export async function removeCopies(
  table: Table,
  { PK, SK }: Key,
  erased: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const copies = await table.query(PK, damagedSort(SK, ''), signal);
  const naming = copies.filter((copy) => {
    const json = JSON.stringify(copy);
    return erased.some((id) => json.includes(id));
  });
  await table.removeMany(naming, signal);
}

const LISTS = ['activeRun', 'aside', 'counted'] as const;

/** Records that the runs may have played commands up to `played`. */
export async function removeFromProfile(
  table: Table,
  user: UserId,
  runs: readonly RunId[],
  signal: AbortSignal | undefined,
  played: string | null = null,
): Promise<void> {
  const key = { PK: userKey(user), SK: PROFILE };
  const change = (item: Item): Item | null => {
    const changed: Item = { ...item, ...withPlayed(item, played) };
    for (const name of LISTS) {
      const listed = item[name];
      if (typeof listed === 'string') changed[name] = without(listed, runs);
    }
    const { hint } = item;
    if (typeof hint === 'string' && without(hint, runs) !== hint) changed.hint = '';
    return [...LISTS, 'hint', 'lastWrites'].some((name) => changed[name] !== item[name]) ? changed : null;
  };
  await changeItem(table, key, change, signal);
  await removeCopies(table, key, runs, signal);
}

const without = (listed: string, runs: readonly RunId[]): string =>
  listed
    .split(' ')
    .filter((id) => !runs.includes(id))
    .join(' ');
