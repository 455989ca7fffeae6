import { shuffled } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { RecipeRaw } from '../../schema/levels';
import type { LevelRef } from '../../state';

type Drawn = Required<Pick<LevelRef, 'nameNumber'>>;

/**
 * Draws one of the recipe's names for a level, from seed and depth alone. Each seed has an order of its own, in which
 * every depth has its place: a name returns as many depths further down as there are names, at the earliest.
 */
export function drawName(seed: string, depth: number, { id, names }: Pick<RecipeRaw, 'id' | 'names'>): Drawn {
  const order = shuffled([...names.keys()], rngFromSeed(`${seed}/names/${id}`));
  return { nameNumber: order[depth % order.length] as number };
}
