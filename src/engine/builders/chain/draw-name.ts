import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { RecipeRaw } from '../../schema/levels';
import type { LevelRef } from '../../state';

type Drawn = Required<Pick<LevelRef, 'nameNumber'>>;

/**
 * Draws one of the recipe's names for a level, from nothing but seed and depth. Each seed has its own order of names,
 * and each depth its place in that order. With n names, a name returns at the earliest n depths further down.
 */
export function drawName(seed: string, depth: number, { id, names }: Pick<RecipeRaw, 'id' | 'names'>): Drawn {
  const order = shuffle([...names.keys()], rngFromSeed(`${seed}/names/${id}`));
  return { nameNumber: order[depth % order.length] as number };
}
