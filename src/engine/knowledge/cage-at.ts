import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { CAGE_CYCLE, type CageRaw } from '../schema/cages';
import type { Raws } from '../state';

/** Returns `null` if no kind of cage fits the depth. */
export function cageAt({ cages }: Raws, seed: string, depth: number): CageRaw | null {
  const fifth = depth % CAGE_CYCLE;
  const deck = cages.filter((cage) => cage.fifth === fifth);
  const order = shuffle(deck, rngFromSeed(`${seed}/cages/${fifth}`));
  return order[Math.floor(depth / CAGE_CYCLE) % deck.length] ?? null;
}
