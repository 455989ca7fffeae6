import { type Entity, heroSeesEntity, type World } from '../state';
import type { Creature } from './creature';
import { isWorn } from './recovery';
import { reactsToAnybody } from './roster';

/** True if the mob would neither act nor draw random numbers. `heroSight` is in cells. */
export const isBystander = (world: World, self: Creature, heroSight: number): boolean =>
  self.plain &&
  self.sight <= heroSight &&
  isAtRest(self.entity) &&
  !reactsToAnybody(world, self) &&
  !heroSeesEntity(world, self.entity);

const isAtRest = (mob: Entity): boolean =>
  mob.chasing == null &&
  mob.heard == null &&
  mob.summoned == null &&
  mob.harmedBy == null &&
  mob.afraidOf == null &&
  mob.windUp == null &&
  mob.grudges == null &&
  mob.moveMode == null &&
  mob.companion == null &&
  !isWorn(mob) &&
  (mob.statuses == null || mob.statuses.length === 0);
