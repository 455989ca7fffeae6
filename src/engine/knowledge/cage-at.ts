import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { CAGE_CYCLE, type CageRaw } from '../schema/cages';
import type { Raws } from '../state';

/**
 * Returns the kind of cage at a depth, or `null` if no kind has the depth's `fifth`, the depth modulo `CAGE_CYCLE`. The
 * seed decides the order of the kinds with the same `fifth`. A run meets all of these kinds before any comes again.
 */
export function cageAt({ cages }: Raws, seed: string, depth: number): CageRaw | null {
  const fifth = depth % CAGE_CYCLE;
  const deck = cages.filter((cage) => cage.fifth === fifth);
  const order = shuffle(deck, rngFromSeed(`${seed}/cages/${fifth}`));
  return order[Math.floor(depth / CAGE_CYCLE) % deck.length] ?? null;
}
