import { retry } from '../../lib/retry';
import {
  afterRevision,
  contentHash,
  FEAT_COUNTS,
  featsKey,
  type Item,
  ids,
  number,
  readOr,
  type Table,
  wholeNumber,
} from '../dynamo';
import type { FeatsStore } from './feats-contract';

const SHARDS = 8;
const ROUNDS = 4;

export function createFeatsStore(table: Table): FeatsStore {
  return {
    async countFeats(run, feats, signal) {
      const PK = featsKey(Number.parseInt(contentHash(Buffer.from(run)), 16) % SHARDS);
      await retry(ROUNDS, async () => {
        const stored = await table.get(PK, FEAT_COUNTS, signal);
        const counts = stored ? readOr(null, () => fromItem(stored)) : { rev: 0, runs: 0, earned: new Map() };
        if (!counts) return true;
        const { rev, runs, earned } = counts;
        for (const feat of feats) earned.set(feat, (earned.get(feat) ?? 0) + 1);
        const item = { PK, SK: FEAT_COUNTS, rev: rev + 1, runs: runs + 1, earned: toText(earned) };
        return (await table.put(item, afterRevision(rev + 1), signal)) || null;
      });
    },

    async loadFeatCounts(signal) {
      const keys = Array.from({ length: SHARDS }, (_, shard) => ({ PK: featsKey(shard), SK: FEAT_COUNTS }));
      const items = await table.getMany(keys, signal);
      const total = new Map<string, number>();
      let runs = 0;
      for (const item of items) {
        const counts = item && readOr(null, () => fromItem(item));
        if (!counts) continue;
        runs += counts.runs;
        for (const [feat, count] of counts.earned) total.set(feat, (total.get(feat) ?? 0) + count);
      }
      return { runs, earned: Object.fromEntries(total) };
    },
  };
}

function fromItem(item: Item): { rev: number; runs: number; earned: Map<string, number> } {
  const counts = ids(item.earned).map((entry): [string, number] => {
    const [feat = '', count] = entry.split(':');
    return [feat, wholeNumber(count)];
  });
  return { rev: number(item.rev), runs: number(item.runs), earned: new Map(counts) };
}

const toText = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([feat, count]) => `${feat}:${count}`).join(' ');
