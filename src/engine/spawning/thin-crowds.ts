import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { openCells } from '../level-draft/areas';
import type { Draft, Spawn } from '../level-draft/draft';
import { type CrowdRaw, stageAt } from '../schema/campaigns';

/** Campaign stages state limits per this many walkable cells. */
const GROUND = 1000;

/** Returns infinity if the campaign stage sets no limit. */
export function mostOn({ raws, map, depth }: Draft, kind: keyof CrowdRaw): number {
  const share = stageAt(raws.campaign, depth)?.crowd?.[kind];
  if (share === undefined) return Number.POSITIVE_INFINITY;
  return Math.floor((share * openCells(map).reduce((sum, open) => sum + open, 0)) / GROUND);
}

/** Explicit spawns count towards the limits, but always stay. */
export function thinCrowds(draft: Draft): Spawn[] {
  const { raws, seed, depth, spawns } = draft;
  const rng = rngFromSeed(`${seed}/crowds/${depth}`);
  const removed = new Set(
    [
      { all: spawns.filter(({ raw }) => raws.mob[raw] !== undefined), most: mostOn(draft, 'creatures') },
      { all: spawns.filter(({ raw }) => raws.prop[raw]?.entry_trigger !== undefined), most: mostOn(draft, 'traps') },
    ].flatMap(({ all, most }) => {
      const random = all.filter(({ explicit }) => !explicit);
      return all.length <= most ? [] : shuffle(random, rng).slice(0, all.length - most);
    }),
  );
  return spawns.filter((spawn) => !removed.has(spawn));
}
