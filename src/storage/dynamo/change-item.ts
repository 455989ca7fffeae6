import { number, readOr } from './fields';
import { retryOrReject } from './retry-or-reject';
import { asRead, type Item, type Key, type Table } from './table';

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
  await retryOrReject(async () => {
    const item = await table.get(PK, SK, signal);
    const changed = item && change(item);
    if (!item || !changed) return true;
    const rev = readOr(0, () => number(item.rev)) + 1;
    return (await table.put({ ...changed, rev }, asRead(item, 'rev'), signal)) || null;
  });
}
