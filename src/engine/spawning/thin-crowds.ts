import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { openCells } from '../level-draft/areas';
import type { Draft, Spawn } from '../level-draft/draft';
import type { CrowdRaw } from '../schema/campaigns';

/** Number of walkable cells for which a stage states how many creatures, traps and things a level holds. */
const GROUND = 1000;

/** Returns the maximum number on a level of this size, if there may be `share` on each thousand walkable cells. */
export const mostOn = ({ map }: Pick<Draft, 'map'>, share: number): number =>
  Math.floor((share * openCells(map).reduce((sum, open) => sum + open, 0)) / GROUND);

/**
 * Removes random creatures and traps from a finished level until no more are left than its ground has room for. Those
 * that builders have placed on purpose count, but stay. Unique foes neither count nor go. The choice has a random
 * stream of its own, so that a level with enough room stays as it is.
 */
export function thinCrowds(draft: Draft, { creatures, traps }: CrowdRaw): void {
  const { raws, seed, depth } = draft;
  const rng = rngFromSeed(`${seed}/crowds/${depth}`);
  const isCommon = ({ raw }: Spawn) => raws.mob[raw] !== undefined && !raws.mob[raw].unique;
  const isTrap = ({ raw }: Spawn) => raws.prop[raw]?.entry_trigger !== undefined;
  const removed = new Set(
    [
      { all: draft.spawns.filter(isCommon), share: creatures },
      { all: draft.spawns.filter(isTrap), share: traps },
    ].flatMap(({ all, share }) => {
      const random = all.filter(({ explicit }) => !explicit);
      return shuffle(random, rng).slice(0, Math.max(0, all.length - mostOn(draft, share)));
    }),
  );
  draft.spawns = draft.spawns.filter((spawn) => !removed.has(spawn));
}
