import { type Point, pointOf } from '../../lib/geometry';
import { pathToNearest } from '../../lib/path';
import { groundCost, hazardAt } from '../knowledge';
import type { Entity, World } from '../state';

/** Returns the cell with the shortest path; `null` without a free cell. Skips visible hazards. */
export function nearestFree(world: World, entity: Entity, from: Point): Point | null {
  const { level, index } = world;
  const { width, height } = level;
  const map = { width, height, blocked: index.barred, cost: groundCost(level) };
  const isFree = (cell: number): boolean => {
    const at = pointOf(level, cell);
    return index.fits(entity, at) && hazardAt(world, at) === null;
  };
  return pathToNearest(map, from, isFree)?.at(-1) ?? null;
}
