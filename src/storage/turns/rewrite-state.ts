import { type RunId, StoreError } from '../contract';
import { runKey, STATE } from '../dynamo/keys';
import type { Item, Table } from '../dynamo/table';
import { rewritten } from './state-item';

/** How often a change is tried that others keep getting ahead of. */
const ROUNDS = 5;

/**
 * Changes a run's state without a new version, on top of what it is by then; nothing where there is none, or where
 * the change gives `null`.
 */
export async function rewriteState(
  table: Table,
  run: RunId,
  signal: AbortSignal | undefined,
  change: (item: Item) => Item | null,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const stored = await table.get(runKey(run), STATE, signal);
    const changed = stored && change(stored);
    if (!changed) return;
    const { item, unchanged } = rewritten(stored, changed);
    if (await table.put(item, unchanged, signal)) return;
  }
  throw new StoreError('unavailable');
}
