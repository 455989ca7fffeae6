import { number, readOr } from './fields';
import { retryOrReject } from './retry-or-reject';
import { asRead, type Equality, type Item, type Key, type Table } from './table';

/**
 * Calls `change` again if another writer was first; changes nothing if `change` returns `null`. Rejects with the
 * `StoreError` `unavailable` after five attempts. Raises `rev` with each change; does nothing if no item is stored.
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

/** Checks replaced text attributes besides `rev`, because a new item under the same key may have the same `rev`. */
const unchanged = (item: Item, changed: Item): Equality[] =>
  ['rev', ...Object.keys(item).filter((name) => typeof item[name] === 'string' && item[name] !== changed[name])].map(
    (name) => asRead(item, name),
  );
