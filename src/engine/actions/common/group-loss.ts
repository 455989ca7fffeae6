import { duelOdds, expectedLoss } from '../../creatures';
import { type Entity, has, type World } from '../../state';

/** Share of the hero's present hit points. Enemies are easily beaten if the average loss is below it. */
export const EASY = 0.25;

/**
 * Returns the average loss in a fight with all these creatures, as a share of the hero's present hit points. 1 or more
 * is death.
 */
export function lossAgainst(world: World, foes: readonly Entity[]): number {
  const duels = foes.filter((foe) => has(world.raws, foe, 'attributes')).map((foe) => duelOdds(world, foe));
  return expectedLoss(duels, world.game.hero.pools.penalty);
}
