import { number, readOr } from './fields';
import { retryOrReject } from './retry-or-reject';
import { asRead, type Equality, type Item, type Key, type Table } from './table';

/**
 * Changes a stored item and raises its revision by 1. If another writer changes the item first, calls `change` again
 * with the new item. Does nothing if the item is missing or `change` returns `null`. Rejects with the `StoreError`
 * `unavailable` if other writers kept changing the item.
 */
export async function changeItem(
  table: Table,
  { PK, SK }: Key,
  change: (item: Item) => Item | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  await retryOrReject(async () => {
    const item = await table.get(PK, SK, signal);
    const changed = item && change(item);
    if (!item || !changed) return true;
    const rev = readOr(0, () => number(item.rev)) + 1;
    return (await table.put({ ...changed, rev }, unchanged(item, changed), signal)) || null;
  });
}

/**
 * Returns the condition that the stored item is still `item`. Also compares each replaced text, because a new item
 * under the same key may have the same revision.
 */
const unchanged = (item: Item, changed: Item): Equality[] =>
  ['rev', ...Object.keys(item).filter((name) => typeof item[name] === 'string' && item[name] !== changed[name])].map(
    (name) => asRead(item, name),
  );
