import { type Point, pointOf, same } from '../../../lib/geometry';
import { isOutside } from '../../../lib/path';
import { fieldOfView } from '../../../lib/sight';
import type { EffectMap, Entity, Targets, World } from '../../state';

/** Returns the targets of a use aimed at a cell: the cell or the area round it. Without a cell, returns the user. */
export function resolveTargets(world: World, effects: EffectMap, user: Entity, at: Point | null): Targets {
  return at === null ? { kind: 'entity', id: user.id } : { kind: 'cells', cells: cellsHit(world, effects, at) };
}

/** Returns the cell itself, or the area round it if the effects have an area. */
export function cellsHit(world: World, effects: EffectMap, at: Point): Point[] {
  return effects.area_of_effect === undefined ? [at] : blastCells(world, at, effects.area_of_effect);
}

/**
 * Returns every cell in the field of view of `radius` cells round the centre, so that walls shield what is behind them.
 * The outermost ring is never included. The centre comes first, the others row by row.
 */
export function blastCells(world: World, centre: Point, radius: number): Point[] {
  const { width, height } = world.level;
  const seen = fieldOfView({ width, height, opaque: world.index.opaque }, centre.x, centre.y, radius);
  const cells = seen.map((index) => pointOf(world.level, index)).filter(({ x, y }) => !isOutside(x, y, world.level));
  const middle = cells.findIndex((cell) => same(cell, centre));
  return middle > 0 ? [centre, ...cells.toSpliced(middle, 1)] : cells;
}
