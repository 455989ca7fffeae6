import { component, type Entity, type StandingCost, type World } from '../state';
import { isConfused } from './confusion';
import { stanceByNature } from './factions';
import { KILL_COST, keepsStanding, QUARTER, STRIKE_COST } from './standing';

/** Was it harmless when it was generated, and would its faction hold it against the hero if it were hit? */
export function isHarmless(world: World, entity: Entity): boolean {
  const faction = component(world.raws, entity, 'faction');
  return faction !== null && keepsStanding(world, faction) && stanceByNature(world.raws, entity.raw) !== 'hostile';
}

/** What hitting it would cost the hero before witnesses; `null` when nothing. */
export function costOf(world: World, target: Entity): StandingCost | null {
  const faction = component(world.raws, target, 'faction');
  if (faction === null || !isHarmless(world, target)) return null;
  const share = isConfused(world.raws, world.game.hero) ? QUARTER : 1;
  return { faction, strike: STRIKE_COST * share, kill: KILL_COST * share };
}
