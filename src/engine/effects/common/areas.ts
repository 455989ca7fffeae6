import { add, cellIndex, distanceSquared, isInside, type Point, pointOf, STEPS, same } from '../../../lib/geometry';
import { isOutside } from '../../../lib/path';
import { fieldOfView } from '../../../lib/sight';
import type { EffectMap, EffectSource, Entity, EntityId, Targets, World } from '../../state';
import { entityById, isAlive } from '../../state';

/** If `at` is `null`, the user is the target. */
export function resolveTargets(world: World, effects: EffectMap, user: Entity, at: Point | null): Targets {
  return at === null ? { kind: 'entity', id: user.id } : { kind: 'cells', cells: cellsHit(world, effects, at) };
}

/** Without an area, the effects follow a living target that has moved. */
export function aimedCell(
  world: World,
  { area_of_effect }: EffectMap,
  { at, target }: { at: Point | null; target?: EntityId },
): Point | null {
  const mob = target === undefined || area_of_effect !== undefined ? null : entityById(world, target);
  if (!mob?.position || !isAlive(world.raws, mob)) return at;
  return at && world.index.at(at).includes(mob) ? at : mob.position;
}

/** True if `at` is `null` or the effects have no range. */
export function isInRange(
  { from, effects: { ranged } }: Pick<EffectSource, 'from' | 'effects'>,
  at: Point | null,
): boolean {
  return ranged === undefined || at === null || distanceSquared(from, at) <= ranged * ranged;
}

/** The centre comes first. */
export function cellsHit(world: World, effects: EffectMap, at: Point): Point[] {
  return effects.area_of_effect === undefined ? [at] : blastCells(world, at, effects.area_of_effect);
}

/** Returns the centre first, then cells within `radius` that no wall hides. */
export function blastCells(world: World, centre: Point, radius: number): Point[] {
  const { width, height } = world.level;
  const seen = fieldOfView({ width, height, opaque: world.index.opaque }, centre.x, centre.y, radius);
  const cells = seen.map((index) => pointOf(world.level, index)).filter(({ x, y }) => !isOutside(x, y, world.level));
  const middle = cells.findIndex((cell) => same(cell, centre));
  return middle > 0 ? [centre, ...cells.toSpliced(middle, 1)] : cells;
}

/** Distance in cells to which a bursting vessel splashes. */
export const SPLASH = 1;

/** Returns `at` first, even if solid, then free orthogonal neighbours. */
export function splashCells({ level, index }: World, at: Point): Point[] {
  const beside = (['n', 'e', 's', 'w'] as const).map((direction) => add(at, STEPS[direction]));
  return [at, ...beside.filter((cell) => isInside(level, cell) && index.barred[cellIndex(level, cell)] === 0)];
}
