import { number, readOr } from './fields';
import { retryOrReject } from './retry-or-reject';
import { asRead, type Equality, type Item, type Key, type Table } from './table';

/**
 * Raises `rev`. Repeats `change` after a conflict. Rejects with the `StoreError` `unavailable` after five conflicts.
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

/** A new item under the same key may have an equal `rev`. */
const unchanged = (item: Item, changed: Item): Equality[] =>
  ['rev', ...Object.keys(item).filter((name) => typeof item[name] === 'string' && item[name] !== changed[name])].map(
    (name) => asRead(item, name),
  );
