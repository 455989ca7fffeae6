import { type DailiesStore, StoreError } from '../contract';
import { text } from '../dynamo/fields';
import { userKey } from '../dynamo/keys';
import type { Item, Table } from '../dynamo/table';
import { claimSort, dailyKey, dailySort } from '../leaderboards/keys';

/** Daily dungeons over any table: who is first decides, whoever comes after reads. */
export function createDailiesStore(table: Table): DailiesStore {
  return {
    async dailySeed(daily, fresh, signal) {
      const item = { PK: dailyKey(daily), SK: dailySort(daily), seed: fresh };
      return text((await firstOf(table, item, signal)).seed);
    },

    async loadClaim(user, daily, signal) {
      const item = await table.get(userKey(user), claimSort(daily), signal);
      return item ? text(item.run) : null;
    },

    async claim(user, daily, run, signal) {
      const item = { PK: userKey(user), SK: claimSort(daily), run };
      return text((await firstOf(table, item, signal)).run);
    },
  };
}

/** The item as it stands: this one, unless there was one. */
async function firstOf(table: Table, item: Item, signal?: AbortSignal): Promise<Item> {
  const stored = await table.get(item.PK, item.SK, signal);
  if (stored) return stored;
  if (await table.put(item, 'absent', signal)) return item;
  const winner = await table.get(item.PK, item.SK, signal);
  if (!winner) throw new StoreError('unavailable');
  return winner;
}
