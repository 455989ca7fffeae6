import { duelOdds, expectedLoss } from '../../creatures';
import { type Entity, has, type World } from '../../state';

/** Share of the hero's present hit points, from 0 to 1. A fight with a greater average loss is not easy. */
export const AT_STAKE = 0.15;
/**
 * Share of the hero's present hit points, from 0 to 1. If several foes cost at least this share on average, a series of
 * actions stops as `group`, not `hostile`.
 */
export const GROUP_LOSS = 0.25;

/** Returns the average loss against all these creatures as a share of present hit points; 1 or more means death. */
export function lossAgainst(world: World, foes: readonly Entity[]): number {
  const duels = foes.filter((foe) => has(world.raws, foe, 'attributes')).map((foe) => duelOdds(world, foe));
  return expectedLoss(duels, world.game.hero.pools.penalty);
}
