import { retry } from '../../lib/retry';
import { type RunId, StoreError, type UserId } from '../contract';
import { asRead, damagedSort, type Item, type Key, number, PROFILE, readOr, type Table, userKey } from '../dynamo';
import { ROUNDS } from '../turns/rewrite-state';

/**
 * Changes an item, if there is one, on the condition that its revision is still the same, and raises that. `null`
 * leaves it as it is. Rejects with `unavailable` when others kept changing it.
 */
export async function changeItem(
  table: Table,
  { PK, SK }: Key,
  change: (item: Item) => Item | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const finished = await retry(ROUNDS, async () => {
    const item = await table.get(PK, SK, signal);
    const changed = item && change(item);
    if (!item || !changed) return true;
    const rev = readOr(0, () => number(item.rev)) + 1;
    return (await table.put({ ...changed, rev }, asRead(item, 'rev'), signal)) || null;
  });
  if (!finished) throw new StoreError('unavailable');
}

/** Removes the copies that were kept of a damaged item, if they name what is erased. */
export async function removeCopies(
  table: Table,
  { PK, SK }: Key,
  id: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const copies = await table.query(PK, damagedSort(SK, ''), signal);
  for (const copy of copies) if (JSON.stringify(copy).includes(id)) await table.remove(PK, copy.SK, signal);
}

/** Attributes of a profile that list runs. */
const LISTS = ['activeRun', 'aside', 'counted'] as const;

/** A profile that is kept must not refer to erased runs. */
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
    // Of a hint the name, the version and the run.
    const { hint } = item;
    if (typeof hint === 'string' && without(hint, runs) !== hint) changed.hint = '';
    return [...LISTS, 'hint'].some((name) => changed[name] !== item[name]) ? changed : null;
  };
  await changeItem(table, key, change, signal);
  for (const run of runs) await removeCopies(table, key, run, signal);
}

const without = (listed: string, runs: readonly RunId[]): string =>
  listed
    .split(' ')
    .filter((id) => !runs.includes(id))
    .join(' ');
