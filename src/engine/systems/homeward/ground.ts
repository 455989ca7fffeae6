import { cellIndex, type Point, pointOf } from '../../../lib/geometry';
import type { WalkMap } from '../../../lib/path';
import { component, type Level, leavingCost, positionOf, TILES, type World } from '../../state';

/** Returns the last stairs up in row order. */
export function stairsUp(level: Level): Point | null {
  const cell = level.tiles.lastIndexOf(TILES.upStairs);
  return cell < 0 ? null : pointOf(level, cell);
}

/** Hidden props count as blocked. */
export function groundOf(world: World): WalkMap {
  const { level, index } = world;
  const blocked = index.solid.slice();
  for (const cell of barredCells(world)) blocked[cell] = 1;
  const cost = Uint8Array.from(level.tiles, leavingCost);
  return { width: level.width, height: level.height, blocked, cost };
}

/** Includes all hidden props, but no visible doors. */
export function barredCells({ raws, level }: World): Set<number> {
  const barred = level.entities.filter((entity) => {
    if (entity.kind !== 'prop' || !entity.position) return false;
    const isOpened = component(raws, entity, 'door') !== null;
    const isHidden = component(raws, entity, 'hidden') !== null;
    return isHidden || (component(raws, entity, 'blocksTile') !== null && !isOpened);
  });
  return new Set(barred.map((entity) => cellIndex(level, positionOf(entity))));
}
