import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import type { RecipeRaw } from '../../schema/levels';
import type { LevelRef } from '../../state';

type Drawn = Required<Pick<LevelRef, 'nameNumber'>>;

/** Names repeat only after all names of the recipe. */
export function drawName(seed: string, depth: number, { id, names }: Pick<RecipeRaw, 'id' | 'names'>): Drawn {
  const order = shuffle([...names.keys()], rngFromSeed(`${seed}/names/${id}`));
  return { nameNumber: order[depth % order.length] as number };
}
