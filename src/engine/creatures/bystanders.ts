import { type Entity, heroSeesEntity, type World } from '../state';
import { isWorn } from './recovery';
import { type Creature, reactsToAnybody } from './roster';

/**
 * Would the mob do nothing with its turn, and draw nothing? So it is with most of a town: whole, without plans, with
 * nobody on the level to attack or to flee from, and unseen by the hero, who sees so many cells far; who sees farther
 * sees the hero first. To tell that of each is a fraction of what it takes to ask every behaviour.
 */
export const isBystander = (world: World, self: Creature, heroSight: number): boolean =>
  self.plain &&
  self.sight <= heroSight &&
  isAtRest(self.entity) &&
  !reactsToAnybody(world, self) &&
  !heroSeesEntity(world, self.entity);

/** Has it neither anybody nor anything in mind, nor what it was not generated with? */
const isAtRest = (mob: Entity): boolean =>
  mob.chasing == null &&
  mob.heard == null &&
  mob.summoned == null &&
  mob.harmedBy == null &&
  mob.afraidOf == null &&
  mob.windUp == null &&
  mob.grudges == null &&
  mob.moveMode == null &&
  !isWorn(mob) &&
  (mob.statuses == null || mob.statuses.length === 0);
