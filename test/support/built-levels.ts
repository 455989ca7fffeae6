import { type BuildOptions, type BuiltLevel, buildLevel as build } from '../../src/engine/builders/chain/build-level';
import type { Raws } from '../../src/engine/schema/raws';
import { deepFreeze } from './deep-freeze';

/** Number of levels that are kept for each set of raws. */
const KEPT = 100;
const built = new WeakMap<Raws, Map<string, BuiltLevel>>();

/**
 * Replaces `buildLevel` for games in tests, but not for tests of levels: builds each level once. Runs of different
 * tests have the same seeds in the same order, and building their first level takes most of the time of a new game. The
 * tests of `play/dailies`, `discord/features/sharing` and `discord/features/replays`, and `turns.test.ts`, took 12.2
 * seconds of processor time with this cache and 16.7 seconds without.
 */
export function buildLevel(raws: Raws, seed: string, depth: number, options: BuildOptions = {}): BuiltLevel {
  const levels = built.get(raws) ?? new Map<string, BuiltLevel>();
  built.set(raws, levels);
  const key = `${seed} ${depth} ${options.isSecond ?? false} ${options.forks ?? false}`;
  const level = levels.get(key) ?? deepFreeze(build(raws, seed, depth, options));
  levels.set(key, level);
  const [oldest] = levels.keys();
  if (levels.size > KEPT && oldest !== undefined) levels.delete(oldest);
  return level;
}
