import { rngFromSeed } from '../../../lib/rng';
import { shuffled } from '../../builders/common/orientations';
import type { Game, LevelRef, Raws, TwistId } from '../../state';

/**
 * The twist of a level, from campaign, seed and depth alone; `null` where its recipe names none. Each seed has an order of its
 * own, in which none returns before all have been.
 */
export function dealTwist(
  { levels, campaign }: Raws,
  { seed }: Pick<Game, 'seed'>,
  { recipe, depth }: LevelRef,
): TwistId | null {
  const twists = levels.recipes.find(({ id }) => id === recipe)?.twists;
  if (!twists) return null;
  const order = shuffled(twists, rngFromSeed(`${seed}/twists/${campaign.id}`));
  return order[depth % order.length] ?? null;
}
