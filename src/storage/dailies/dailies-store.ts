import { asRead, copyOfDamaged, type Item, loadOrPut, readText, type Table, text, userKey } from '../dynamo';
import { ERASED } from '../turns/run-attributes';
import type { DailiesStore, Daily, DailyClaim } from './dailies-contract';
import { claimSort, dailyKey, dailySort } from './daily-keys';
import { areTriesUsed, isTryUsed } from './used-try';

export function createDailiesStore(table: Table): DailiesStore {
  return {
    async dailySeed(daily, fresh, signal) {
      const item = { PK: dailyKey(daily), SK: dailySort(daily), seed: fresh };
      const stored = await loadOrPut(table, item, signal);
      return seedOf(stored) ?? replaceSeed(table, stored, fresh, signal);
    },

    async loadClaim(user, daily, signal) {
      const item = await table.get(userKey(user), claimSort(daily), signal);
      if (item) return toClaim(item);
      // An erasure writes the mark before it removes the claim.
      return (await isTryUsed(table, user, daily, signal)) ? { run: null } : null;
    },

    async loadClaims(user, dailies, signal) {
      const keys = dailies.map((daily) => ({ PK: userKey(user), SK: claimSort(daily) }));
      const items = await table.getMany(keys, signal);
      const unclaimed = dailies.filter((_, at) => !items[at]);
      const used = await areTriesUsed(table, user, unclaimed, signal);
      const isUsed = (daily: Daily): boolean => used[unclaimed.indexOf(daily)] === true;
      return dailies.map((daily, at) => {
        const item = items[at];
        return item ? toClaim(item) : isUsed(daily) ? { run: null } : null;
      });
    },

    async claim(user, daily, run, signal) {
      const item = { PK: userKey(user), SK: claimSort(daily), run };
      const claim = toClaim(await loadOrPut(table, item, signal));
      if (claim.run !== run || !(await isTryUsed(table, user, daily, signal))) return claim;
      await table.remove(item.PK, item.SK, signal);
      return { run: null };
    },
  };
}

const seedOf = ({ seed }: Item): string | null => readText(seed) || null;

async function replaceSeed(table: Table, damaged: Item, fresh: string, signal?: AbortSignal): Promise<string> {
  await table.put(copyOfDamaged(damaged), null, signal);
  if (await table.put({ ...damaged, seed: fresh }, asRead(damaged, 'seed'), signal)) return fresh;
  const winner = await table.get(damaged.PK, damaged.SK, signal);
  return text(winner?.seed);
}

const toClaim = ({ run }: Item): DailyClaim => ({ run: run === ERASED ? null : readText(run) });
