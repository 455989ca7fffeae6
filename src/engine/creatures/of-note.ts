import type { Point } from '../../lib/geometry';
import { type Entity, has, heroSeesEntity, isAlive, mobsOf, positionOf, type World } from '../state';

/**
 * If the hero sees the creature, `at` is the creature's position. Otherwise, `at` is the home, or the position if the
 * creature has no home.
 */
export interface Resident {
  mob: Entity;
  at: Point;
}

/** Returns the living creatures with `ofNote`, in the order of the raws, without arrivals from another level. */
export function residents(world: World): Resident[] {
  const { raws, level } = world;
  const isAtHome = (mob: Entity): boolean => mob.birthDepth == null && isAlive(raws, mob);
  const found = mobsOf(level).filter((mob) => has(raws, mob, 'ofNote') && isAtHome(mob));
  const whereabouts = (mob: Entity): Point => (heroSeesEntity(world, mob) ? null : mob.home) ?? positionOf(mob);
  const kinds = new Set(found.map(({ raw }) => raw));
  return raws.mobs
    .filter(({ id }) => kinds.has(id))
    .flatMap(({ id }) => found.filter(({ raw }) => raw === id))
    .map((mob) => ({ mob, at: { ...whereabouts(mob) } }));
}
