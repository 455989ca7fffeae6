import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { CAGE_CYCLE, type CageRaw } from '../schema/cages';
import type { Raws } from '../state';

/**
 * Returns the kind of cage at a depth; `null` if no kind fits. A kind fits if its `fifth` is the remainder of the depth
 * by `CAGE_CYCLE`. The seed decides the order of the kinds with the same remainder. All of them occur before any of
 * them occurs again.
 */
export function cageAt({ cages }: Raws, seed: string, depth: number): CageRaw | null {
  const fifth = depth % CAGE_CYCLE;
  const deck = cages.filter((cage) => cage.fifth === fifth);
  const order = shuffle(deck, rngFromSeed(`${seed}/cages/${fifth}`));
  return order[Math.floor(depth / CAGE_CYCLE) % deck.length] ?? null;
}
