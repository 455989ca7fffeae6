import { asRead, copyOfDamaged, type Item, loadOrPut, readText, type Table, text, userKey } from '../dynamo';
import { ERASED } from '../turns/run-attributes';
import type { DailiesStore, Daily, DailyClaim } from './dailies-contract';
import { claimSort, dailyKey, dailySort } from './daily-keys';
import { areTriesUsed, isTryUsed } from './used-try';

/** If several calls store a seed or a claim, the first call wins, and the others return its value. */
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
      // An erasure writes the mark of a used try before it removes the claim, so the mark is read last.
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
      // An erasure may have removed an earlier claim, so this claim could be stored although the try is used.
      if (claim.run !== run || !(await isTryUsed(table, user, daily, signal))) return claim;
      await table.remove(item.PK, item.SK, signal);
      return { run: null };
    },
  };
}

const seedOf = ({ seed }: Item): string | null => readText(seed) || null;

/**
 * Replaces a damaged seed, with which nobody could play the dungeon. First copies the damaged item to another key. If
 * several calls replace the seed, the first one wins. Runs that have begun keep their seed.
 */
async function replaceSeed(table: Table, damaged: Item, fresh: string, signal?: AbortSignal): Promise<string> {
  await table.put(copyOfDamaged(damaged), null, signal);
  if (await table.put({ ...damaged, seed: fresh }, asRead(damaged, 'seed'), signal)) return fresh;
  const winner = await table.get(damaged.PK, damaged.SK, signal);
  return text(winner?.seed);
}

const toClaim = ({ run }: Item): DailyClaim => ({ run: run === ERASED ? null : readText(run) });
