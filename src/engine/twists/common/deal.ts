import { shuffled } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import { type Game, type LevelRef, type Raws, TWISTS, type TwistId } from '../../state';

/**
 * The twist of a level, from campaign, seed and depth alone; `null` where its recipe names none. Each seed has an order
 * of all twists, in which none returns before all have been; one that the recipe does not name gives way to the next.
 */
export function dealTwist(
  { levels, campaign }: Raws,
  { seed }: Pick<Game, 'seed'>,
  { recipe, depth }: LevelRef,
): TwistId | null {
  const named = levels.recipes.find(({ id }) => id === recipe)?.twists;
  if (!named) return null;
  const order = shuffled(TWISTS, rngFromSeed(`${seed}/twists/${campaign.id}`));
  const turn = depth % order.length;
  return [...order.slice(turn), ...order.slice(0, turn)].find((twist) => named.includes(twist)) ?? null;
}
