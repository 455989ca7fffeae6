import type { ServerStore } from '../../storage';
import type { WorkerHandler } from '../compose';
import type { WriteLine } from '../log';
import { localContext } from './local-context';

const BATCH = 100;

export interface SweepParts {
  store: Pick<ServerStore, 'removeDue' | 'expired' | 'forget' | 'emptyLog'>;
  work: WorkerHandler;
  write: WriteLine;
}

/** The next sweep repeats failed jobs. `now` is in milliseconds since 1970. */
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

const letOthersRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
