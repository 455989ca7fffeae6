import type { Point } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import { cellOf, type MapDraft } from '../../level-draft/draft';
import { TILES } from '../../state';

/** `horizontal` mirrors left to right about the middle of the map. */
export type Symmetry = 'none' | 'horizontal' | 'vertical' | 'both';

/** Digs only rock. Returns true if the cell changed. */
export function dig(map: MapDraft, x: number, y: number): boolean {
  const cell = cellOf(map, x, y);
  if (map.tiles[cell] !== TILES.wall) return false;
  map.tiles[cell] = TILES.floor;
  return true;
}

/** Digs squares. Rounds odd sizes above 1 down. Returns the number of dug cells. */
export function paint(map: MapDraft, at: Point, size: number, symmetry: Symmetry): number {
  return mirrorImages(map, at, symmetry).reduce((dug, point) => dug + stroke(map, point, size), 0);
}

function mirrorImages(map: MapDraft, at: Point, symmetry: Symmetry): Point[] {
  const cx = Math.floor(map.width / 2);
  const cy = Math.floor(map.height / 2);
  const dx = Math.abs(cx - at.x);
  const dy = Math.abs(cy - at.y);
  const sideways = [
    { x: cx + dx, y: at.y },
    { x: cx - dx, y: at.y },
  ];
  const upright = [
    { x: at.x, y: cy + dy },
    { x: at.x, y: cy - dy },
  ];
  if (symmetry === 'horizontal' && dx > 0) return sideways;
  if (symmetry === 'vertical' && dy > 0) return upright;
  if (symmetry === 'both' && (dx > 0 || dy > 0)) return [...sideways, ...upright];
  return [at];
}

function stroke(map: MapDraft, { x, y }: Point, size: number): number {
  if (size === 1) return dig(map, x, y) ? 1 : 0;
  const half = Math.floor(size / 2);
  let dug = 0;
  for (let cy = y - half; cy < y + half; cy++) {
    for (let cx = x - half; cx < x + half; cx++) {
      const inside = cx > 1 && cx < map.width - 1 && cy > 1 && cy < map.height - 1;
      if (inside && dig(map, cx, cy)) dug += 1;
    }
  }
  return dug;
}

export type Ways = () => number;

/** Draws directions from 0 to 3, fifteen per random number for speed. */
export function waysOf(rng: Rng): Ways {
  let bits = 0;
  let left = 0;
  return () => {
    if (left === 0) {
      bits = rng.int(0, 0x3fffffff);
      left = 15;
    }
    const way = bits & 3;
    bits >>= 2;
    left -= 1;
    return way;
  };
}

/** Moves the point in place, unless too close to the edge. */
export function drunkenStep(map: MapDraft, at: Point, ways: Ways): void {
  const way = ways();
  if (way === 0 && at.x > 2) at.x -= 1;
  else if (way === 1 && at.x < map.width - 2) at.x += 1;
  else if (way === 2 && at.y > 2) at.y -= 1;
  else if (way === 3 && at.y < map.height - 2) at.y += 1;
}

export const middleOf = (map: MapDraft): Point => ({ x: Math.floor(map.width / 2), y: Math.floor(map.height / 2) });

/** Excludes columns and rows 0, 1 and the last. */
export function randomPoint(map: MapDraft, rng: Rng): Point {
  return { x: rng.die(map.width - 3) + 1, y: rng.die(map.height - 3) + 1 };
}

/** Counts the cells of plain floor, without other walkable ground. */
export function countFloor(map: MapDraft): number {
  return map.tiles.reduce((count, tile) => count + (tile === TILES.floor ? 1 : 0), 0);
}
