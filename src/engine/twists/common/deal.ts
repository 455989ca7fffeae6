import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import { type Game, type LevelRef, type Raws, recipeOf, TWISTS, type TwistId } from '../../state';

/**
 * Returns the modifier of a level; `null` if the recipe allows none. The result depends only on campaign, seed, recipe
 * and depth. The seed decides the order in which successive depths take the modifiers. If the recipe forbids a
 * modifier, the level takes the next allowed modifier.
 */
export function dealTwist(raws: Raws, { seed }: Pick<Game, 'seed'>, { recipe, depth }: LevelRef): TwistId | null {
  const named = recipeOf(raws, recipe)?.twists;
  if (!named) return null;
  const order = shuffle(TWISTS, rngFromSeed(`${seed}/twists/${raws.campaign.id}`));
  const turn = depth % order.length;
  return [...order.slice(turn), ...order.slice(0, turn)].find((twist) => named.includes(twist)) ?? null;
}
