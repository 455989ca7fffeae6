import type { Point, Rect } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import { cellOf, isInterior, type MapDraft } from '../../level-draft/draft';
import { TILES } from '../../state';

/** Spares the outermost ring. Returns true if the cell changed. */
export function carve(map: MapDraft, x: number, y: number): boolean {
  if (!isInterior(map, x, y)) return false;
  const cell = cellOf(map, x, y);
  if (map.tiles[cell] === TILES.floor) return false;
  map.tiles[cell] = TILES.floor;
  return true;
}

/** Returns indices of changed cells in the order of `cells`. */
export function carveAll(map: MapDraft, cells: readonly Point[]): number[] {
  return cells.filter(({ x, y }) => carve(map, x, y)).map(({ x, y }) => cellOf(map, x, y));
}

/** Includes both ends. Returns changed cells from left to right. */
export function horizontalTunnel(map: MapDraft, x1: number, x2: number, y: number): number[] {
  const cells: Point[] = [];
  for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) cells.push({ x, y });
  return carveAll(map, cells);
}

/** Includes both ends. Returns changed cells from top to bottom. */
export function verticalTunnel(map: MapDraft, y1: number, y2: number, x: number): number[] {
  const cells: Point[] = [];
  for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) cells.push({ x, y });
  return carveAll(map, cells);
}

/** Follows the row first. Leaves out `from`. Returns changed cells in walking order. */
export function stepCorridor(map: MapDraft, from: Point, to: Point): number[] {
  const cells: Point[] = [];
  let { x, y } = from;
  while (x !== to.x || y !== to.y) {
    if (x !== to.x) x += Math.sign(to.x - x);
    else y += Math.sign(to.y - y);
    cells.push({ x, y });
  }
  return carveAll(map, cells);
}

/** Excludes column `x2` and row `y2`. */
export function randomCellOf(room: Rect, rng: Rng): Point {
  return { x: room.x1 + rng.die(room.x2 - room.x1) - 1, y: room.y1 + rng.die(room.y2 - room.y1) - 1 };
}
