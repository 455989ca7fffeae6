import type { Point } from '../../lib/geometry';
import { type Entity, has, heroSeesEntity, isAlive, mobsOf, positionOf, type World } from '../state';

/** Somebody of note, and the cell where the hero sees them or, out of sight, knows them to live. */
export interface Resident {
  mob: Entity;
  at: Point;
}

/**
 * The living whom the hero has always known, in the order of the raws; of several of a kind the first on the level
 * first. Who has followed the hero to another level is not at home there.
 */
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
