import { type DailiesStore, StoreError } from '../contract';
import { claimSort, dailyKey, dailySort, type Item, type Table, text, userKey } from '../dynamo';

/** Daily dungeons over any table, as the contract says: the first put decides, everybody after it reads. */
export function createDailiesStore(table: Table): DailiesStore {
  return {
    async dailySeed(daily, fresh, signal) {
      const item = { PK: dailyKey(daily), SK: dailySort(daily), seed: fresh };
      return text((await loadOrPut(table, item, signal)).seed);
    },

    async loadClaim(user, daily, signal) {
      const item = await table.get(userKey(user), claimSort(daily), signal);
      return item ? text(item.run) : null;
    },

    async claim(user, daily, run, signal) {
      const item = { PK: userKey(user), SK: claimSort(daily), run };
      return text((await loadOrPut(table, item, signal)).run);
    },
  };
}

/** The stored item; this one is put if there was none. */
async function loadOrPut(table: Table, item: Item, signal?: AbortSignal): Promise<Item> {
  const stored = await table.get(item.PK, item.SK, signal);
  if (stored) return stored;
  if (await table.put(item, 'absent', signal)) return item;
  const winner = await table.get(item.PK, item.SK, signal);
  if (!winner) throw new StoreError('unavailable');
  return winner;
}
