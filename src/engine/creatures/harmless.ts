import { component, type Entity, type StandingCost, type World } from '../state';
import { isConfused } from './confusion';
import { stanceByNature } from './factions';
import { KILL_COST, keepsStanding, QUARTER, STRIKE_COST } from './standing';

/** True if a blow by the hero would cost standing. */
export function isHarmless(world: World, entity: Entity): boolean {
  const faction = component(world.raws, entity, 'faction');
  return faction !== null && keepsStanding(world, faction) && stanceByNature(world.raws, entity.raw) !== 'hostile';
}

/** Returns the standing lost before witnesses; `null` if the target is not harmless. */
export function costOf(world: World, target: Entity): StandingCost | null {
  const faction = component(world.raws, target, 'faction');
  if (faction === null || !isHarmless(world, target)) return null;
  const share = isConfused(world.raws, world.game.hero) ? QUARTER : 1;
  return { faction, strike: STRIKE_COST * share, kill: KILL_COST * share };
}
