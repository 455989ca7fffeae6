import { asRead, type Item, readOr, retryOrReject, runKey, STATE, type Table } from '../dynamo';
import type { RunId } from '../ids';
import { REWRITES } from './run-attributes';
import { rewritesOf } from './state-item';

/**
 * Keeps the run's version; changes nothing if no state is stored, or if `change` returns `null`. Rejects with the
 * `StoreError` `unavailable` if other writers kept changing the item. Calls `change` again if another writer was first.
 */
export async function rewriteState(
  table: Table,
  run: RunId,
  change: (item: Item) => Item | null,
  signal?: AbortSignal,
): Promise<void> {
  await retryOrReject(async () => {
    const stored = await table.get(runKey(run), STATE, signal);
    const changed = stored && change(stored);
    if (!changed) return 'unchanged';
    const item = { ...changed, [REWRITES]: readOr(0, () => rewritesOf(stored) ?? 0) + 1 };
    const unchanged = [asRead(stored, 'v'), asRead(stored, REWRITES)];
    return (await table.put(item, unchanged, signal)) ? 'changed' : null;
  });
}
