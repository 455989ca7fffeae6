import { type Entity, heroSeesEntity, type World } from '../state';
import { isWorn } from './recovery';
import { type Creature, reactsToAnybody } from './roster';

/**
 * True if the mob would do nothing with its turn and draw no random number. Most of a town is like that: unhurt,
 * without plans, with nobody to attack or flee from, and out of the hero's sight. Mobs that see farther than the hero,
 * more than `heroSight` cells, do not count: they may see the hero first. This test is much cheaper than asking every
 * behaviour.
 */
export const isBystander = (world: World, self: Creature, heroSight: number): boolean =>
  self.plain &&
  self.sight <= heroSight &&
  isAtRest(self.entity) &&
  !reactsToAnybody(world, self) &&
  !heroSeesEntity(world, self.entity);

/**
 * True if the mob is as it was generated: unhurt, without a status, a foe, a sound to follow or an attack to prepare.
 */
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
