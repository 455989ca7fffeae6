import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import { type Game, type LevelRef, type Raws, recipeOf, TWISTS, type TwistId } from '../../state';

/** Equal arguments give equal modifiers. `null` if the recipe allows none. */
export function dealTwist(raws: Raws, { seed }: Pick<Game, 'seed'>, { recipe, depth }: LevelRef): TwistId | null {
  const named = recipeOf(raws, recipe)?.twists;
  if (!named) return null;
  const order = shuffle(TWISTS, rngFromSeed(`${seed}/twists/${raws.campaign.id}`));
  const turn = depth % order.length;
  return [...order.slice(turn), ...order.slice(0, turn)].find((twist) => named.includes(twist)) ?? null;
}
