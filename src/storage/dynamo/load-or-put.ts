import { StoreError } from '../store-error';
import type { Item, Table } from './table';

/** The stored item; this one is put if there was none. Rejects with `unavailable` when it is removed meanwhile. */
export async function loadOrPut(table: Table, item: Item, signal?: AbortSignal): Promise<Item> {
  const stored = await table.get(item.PK, item.SK, signal);
  if (stored) return stored;
  if (await table.put(item, 'absent', signal)) return item;
  const winner = await table.get(item.PK, item.SK, signal);
  if (!winner) throw new StoreError('unavailable');
  return winner;
}
