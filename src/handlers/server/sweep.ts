import type { ServerStore } from '../../storage';
import type { WorkerHandler } from '../compose';
import type { WriteLine } from '../log';
import { localContext } from './local-context';

/** Number of items that are read or removed at once. */
const BATCH = 100;

/** Parts that a sweep needs. */
export interface SweepParts {
  store: Pick<ServerStore, 'removeDue' | 'expired' | 'forget' | 'emptyLog'>;
  /** Worker, which removes the data that belongs to an expired item. */
  work: WorkerHandler;
  write: WriteLine;
}

/**
 * Removes expired items, and then the data that belongs to them: the rest of a run, or everything about a player. If
 * the process ends in between, or if the removal of some data fails, the next sweep goes on with it. `now` is in
 * milliseconds since 1970.
 */
export async function sweep({ store, work, write }: SweepParts, now: number): Promise<void> {
  let removed = 0;
  for (let count = BATCH; count === BATCH; removed += count) {
    count = await store.removeDue(now, BATCH);
    await letOthersRun();
  }
  let failed = 0;
  for (let batch = await store.expired(BATCH, null); batch.length > 0; ) {
    for (const { key, attributes } of batch) {
      try {
        await work({ Records: [{ dynamodb: { OldImage: attributes } }] }, localContext());
        await store.forget(key);
      } catch (error) {
        failed += 1;
        write({ event: 'sweep-failed', error });
      }
      await letOthersRun();
    }
    batch = await store.expired(BATCH, batch.at(-1)?.key ?? null);
  }
  await store.emptyLog();
  write({ event: 'swept', removed, failed });
}

/** Lets requests run, because SQLite answers at once and would leave them no turn. */
const letOthersRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
