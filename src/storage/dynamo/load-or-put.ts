import { StoreError } from '../store-error';
import type { Item, Table } from './table';

/** Rejects with the `StoreError` `unavailable` if the stored item is removed meanwhile. */
export async function loadOrPut(table: Table, item: Item, signal?: AbortSignal): Promise<Item> {
  const stored = await table.get(item.PK, item.SK, signal);
  if (stored) return stored;
  if (await table.put(item, 'absent', signal)) return item;
  const winner = await table.get(item.PK, item.SK, signal);
  if (!winner) throw new StoreError('unavailable');
  return winner;
}
