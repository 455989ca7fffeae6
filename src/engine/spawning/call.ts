import type { Point } from '../../lib/geometry';
import { createEntity, grownAt } from '../creatures';
import { addToLevel, type Entity, isAlive, mobsOf, type RawId, type World } from '../state';
import { nearestFree } from './free-cell';

/** Returns `null` without a free cell. `depth` only decides about veteran growth. */
export function call(world: World, raw: RawId, near: Point, depth = world.game.depth): Entity | null {
  const { game, raws } = world;
  const own = createEntity(raws, world.rng, raw, game.nextId);
  const called: Entity = { ...grownAt(raws, own, depth), summoned: true };
  const cell = nearestFree(world, called, near);
  if (!cell) return null;
  game.nextId += 1;
  called.position = cell;
  addToLevel(world, called);
  world.stale.add(called.id);
  return called;
}

/** Counts the living summoned creatures of these kinds on the level. */
export const countCalled = ({ raws, level }: World, ...kinds: readonly RawId[]): number =>
  mobsOf(level).filter((mob) => mob.summoned && kinds.includes(mob.raw) && isAlive(raws, mob)).length;
