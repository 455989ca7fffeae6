import type { Point } from '../../../lib/geometry';
import type { MapDraft } from '../chain/draft';

export const cellOf = (map: { width: number }, x: number, y: number): number => y * map.width + x;

export function pointOf(map: { width: number }, cell: number): Point {
  return { x: cell % map.width, y: Math.floor(cell / map.width) };
}

/** Not on the outermost ring, which nobody ever enters. */
export function isInterior(map: MapDraft, x: number, y: number): boolean {
  return x >= 1 && y >= 1 && x <= map.width - 2 && y <= map.height - 2;
}
