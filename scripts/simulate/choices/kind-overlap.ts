import type { RawId } from '../../../src/engine';
import { sum } from '../../../src/lib/lists';
import { type Counts, count } from '../../lib/counts';

/** Similarity of the things in different runs. */
export interface KindOverlap {
  runs: number;
  /** Number of kinds of things in at least 80 % of the runs. */
  common: number;
  /** Mean Jaccard index of two runs, 0 to 1: the number of shared kinds divided by that of kinds in either run. */
  overlap: number;
}

const COMMON = 0.8;

/** Returns the similarity of runs. `held` has the kinds of things of each run, each kind once. */
export function overlapOf(held: readonly (readonly RawId[])[]): KindOverlap {
  const runs = held.length;
  const times: Counts = {};
  for (const kinds of held) for (const kind of kinds) count(times, kind);
  const common = Object.values(times).filter((number) => number >= COMMON * runs).length;
  const indices = held.flatMap((kinds, n) => held.slice(n + 1).map((others) => jaccard(kinds, others)));
  const order = indices.sort((a, b) => a - b);
  return { runs, common, overlap: order.length === 0 ? 0 : sum(order) / order.length };
}

function jaccard(kinds: readonly RawId[], others: readonly RawId[]): number {
  const known = new Set(kinds);
  const shared = others.filter((kind) => known.has(kind)).length;
  const all = kinds.length + others.length - shared;
  return all === 0 ? 0 : shared / all;
}
