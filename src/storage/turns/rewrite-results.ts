import { asRead, type Item, resultsKey, retryOrReject, type Table } from '../dynamo';
import type { RunId } from '../ids';

/**
 * Changes each result of the run for which `change` returns an item, and calls `change` again after a conflict. Rejects
 * with the `StoreError` `unavailable` after five conflicts.
 */
export async function rewriteResults(
  table: Table,
  run: RunId,
  change: (item: Item) => Item | null,
  signal?: AbortSignal,
): Promise<void> {
  for (const { PK, SK } of await table.query(resultsKey(run), '', signal)) {
    await retryOrReject(async () => {
      const item = await table.get(PK, SK, signal);
      const changed = item && change(item);
      if (!changed) return 'unchanged';
      return (await table.put(changed, asRead(item, 'v'), signal)) ? 'changed' : null;
    });
  }
}
