import { duelOdds, expectedLoss } from '../../creatures';
import { type Entity, has, type World } from '../../state';

/** Greatest average loss of an easy fight, as a share of present hit points. */
export const AT_STAKE = 0.15;
/** Average loss, as a share of present hit points, that makes foes a `group`. */
export const GROUP_LOSS = 0.25;

/** Returns the average loss as a share of present hit points; may exceed 1. */
export function lossAgainst(world: World, foes: readonly Entity[]): number {
  const duels = foes.filter((foe) => has(world.raws, foe, 'attributes')).map((foe) => duelOdds(world, foe));
  return expectedLoss(duels, world.game.hero.pools.penalty);
}
