import { shuffled } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { Draft } from '../../level-draft/draft';
import type { PrefabKind, PrefabRaw } from '../../schema/prefabs';

/** Depths that share a deck, so that none of its prefabs is dealt to two of them. */
const HANDS = 3;

/**
 * The prefabs of a kind that may stand on this level: a third of the deck, which is shuffled once a run, so that what
 * is dealt here is not dealt on the next two levels.
 */
export function handOf({ raws, seed, depth }: Draft, kind: PrefabKind): PrefabRaw[] {
  const deck = shuffled(
    raws.prefabs.prefabs.filter((prefab) => prefab.kind === kind),
    rngFromSeed(`${seed}/deck/${kind}s`),
  );
  return deck.filter(({ minDepth = 1 }, card) => card % HANDS === depth % HANDS && minDepth <= depth);
}
