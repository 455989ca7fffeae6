import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import { type Game, type LevelRef, type Raws, TWISTS, type TwistId } from '../../state';

/**
 * Returns the twist of a level, from nothing but campaign, seed and depth; `null` if its recipe names none. Each seed
 * has its own order of all twists, and none returns before all have been. A twist that the recipe does not name gives
 * way to the next.
 */
export function dealTwist(
  { levels, campaign }: Raws,
  { seed }: Pick<Game, 'seed'>,
  { recipe, depth }: LevelRef,
): TwistId | null {
  const named = levels.recipes.find(({ id }) => id === recipe)?.twists;
  if (!named) return null;
  const order = shuffle(TWISTS, rngFromSeed(`${seed}/twists/${campaign.id}`));
  const turn = depth % order.length;
  return [...order.slice(turn), ...order.slice(0, turn)].find((twist) => named.includes(twist)) ?? null;
}
