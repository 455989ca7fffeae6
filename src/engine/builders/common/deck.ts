import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { Draft } from '../../level-draft/draft';
import type { PrefabKind, PrefabRaw } from '../../schema/prefabs';

const HANDS = 3;

/** Three successive levels share no prefab. Omits prefabs for greater depths. */
export function handOf({ raws, seed, depth }: Draft, kind: PrefabKind): PrefabRaw[] {
  const deck = shuffle(
    raws.prefabs.prefabs.filter((prefab) => prefab.kind === kind),
    rngFromSeed(`${seed}/deck/${kind}s`),
  );
  return deck.filter(({ minDepth = 1 }, card) => card % HANDS === depth % HANDS && minDepth <= depth);
}
