import { type Point, pointOf } from '../../../lib/geometry';
import { pathToNearest, type WalkMap } from '../../../lib/path';
import { type Creature, cellsBetween, cellsOf } from '../../creatures';
import { positionOf, type World } from '../../state';

/** Includes the present cell; returns only the present cell if it is already hidden. */
export function pathToCover(world: World, self: Creature, foe: Creature, map: WalkMap): Point[] | null {
  const { entity, width, height } = self;
  const seen = cellsBetween(world, self, foe);
  const isHidden = (at: Point): boolean =>
    cellsOf({ ...at, width, height }).every(({ x, y }) => !seen.has(y * world.level.width + x));
  const start = positionOf(entity);
  if (isHidden(start)) return [start];
  return pathToNearest(map, start, (cell) => {
    const at = pointOf(map, cell);
    return isHidden(at) && world.index.fits(entity, at);
  });
}
