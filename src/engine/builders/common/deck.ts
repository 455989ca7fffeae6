import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { Draft } from '../../level-draft/draft';
import type { PrefabKind, PrefabRaw } from '../../schema/prefabs';

const HANDS = 3;

/**
 * Returns a third of the prefabs of the kind, in random order, so that three successive levels share none. Leaves out
 * prefabs whose `minDepth` is greater than the depth.
 */
export function handOf({ raws, seed, depth }: Draft, kind: PrefabKind): PrefabRaw[] {
  const deck = shuffle(
    raws.prefabs.prefabs.filter((prefab) => prefab.kind === kind),
    rngFromSeed(`${seed}/deck/${kind}s`),
  );
  return deck.filter(({ minDepth = 1 }, card) => card % HANDS === depth % HANDS && minDepth <= depth);
}
