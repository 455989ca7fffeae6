import type { Point } from '../../lib/geometry';
import { createEntity, skilledAt } from '../creatures';
import { addToLevel, type Entity, isAlive, mobsOf, type RawId, type World } from '../state';
import { nearestFree } from './free-cell';

/**
 * Brings a creature that was called to the free cell nearest to a cell; `null` when there is none. It comes with
 * nothing to leave, whatever its kind carries, and as skilled as who lives at this depth, in general that of the level.
 */
export function call(world: World, raw: RawId, near: Point, depth = world.game.depth): Entity | null {
  const { game, raws } = world;
  const own = createEntity(raws, world.rng, raw, game.nextId);
  const called: Entity = { ...skilledAt(raws, own, depth), summoned: true };
  const cell = nearestFree(world, called, near);
  if (!cell) return null;
  game.nextId += 1;
  called.position = cell;
  addToLevel(world, called);
  world.stale.add(called.id);
  return called;
}

/** How many who were called, of these raws, are alive on the level. */
export const countCalled = ({ raws, level }: World, ...kinds: readonly RawId[]): number =>
  mobsOf(level).filter((mob) => mob.summoned && kinds.includes(mob.raw) && isAlive(raws, mob)).length;
