import { asRead, type Item, readOr, retryOrReject, runKey, STATE, type Table } from '../dynamo';
import type { RunId } from '../ids';
import { REWRITES } from './run-attributes';
import { rewritesOf } from './state-item';

/**
 * Keeps the version. Repeats `change` after a conflict. Rejects with the `StoreError` `unavailable` after five
 * conflicts.
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
