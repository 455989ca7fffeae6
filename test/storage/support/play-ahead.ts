import { RestorableTable } from '../../../scripts/harness/restorable-table';
import type { Run } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import type { OpenStore } from './tables';

/**
 * Plays a run in memory and copies its items into the open table, ten times faster than playing over a database.
 * Resolves with the run as loaded from the open table.
 */
export async function playAhead({ table, store }: OpenStore, play: (ahead: OpenStore) => Promise<Run>): Promise<Run> {
  const memory = new RestorableTable();
  const { id } = await play({ table: memory, store: createStore(memory) });
  for (const item of memory.save().values()) await table.put(item, null);
  return (await store.loadRun(id)) as Run;
}
