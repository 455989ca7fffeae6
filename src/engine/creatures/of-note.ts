import type { Point } from '../../lib/geometry';
import { type Entity, has, heroSeesEntity, isAlive, mobsOf, positionOf, type World } from '../state';

/** `at` is the position of a visible creature, otherwise the home. */
export interface Resident {
  mob: Entity;
  at: Point;
}

/** Keeps the order of the raws. Excludes arrivals from other levels. */
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
