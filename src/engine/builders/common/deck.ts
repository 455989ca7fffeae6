import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { Draft } from '../../level-draft/draft';
import type { PrefabKind, PrefabRaw } from '../../schema/prefabs';

/** Number of successive depths that share a deck, so that no prefab turns up on two of them. */
const HANDS = 3;

/**
 * Returns the prefabs of a kind that may stand on this level: a third of the deck, without those for deeper levels. The
 * deck is shuffled once a run, so that the next two levels get other prefabs.
 */
export function handOf({ raws, seed, depth }: Draft, kind: PrefabKind): PrefabRaw[] {
  const deck = shuffle(
    raws.prefabs.prefabs.filter((prefab) => prefab.kind === kind),
    rngFromSeed(`${seed}/deck/${kind}s`),
  );
  return deck.filter(({ minDepth = 1 }, card) => card % HANDS === depth % HANDS && minDepth <= depth);
}
