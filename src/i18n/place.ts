import type { View } from '../engine';
import type { Labels } from './locale';

type Point = View['hero']['at'];

/** Where something is as steps along the compass: `3 N`, `2 NE`, `1 N, 3 E`, or `here`. */
export function placeOf({ direction, here }: Labels, from: Point, to: Point): string {
  const east = to.x - from.x;
  const south = to.y - from.y;
  const vertical = south < 0 ? direction.n : direction.s;
  const sideways = east < 0 ? direction.w : direction.e;
  if (east === 0 && south === 0) return here;
  if (Math.abs(east) === Math.abs(south)) return `${Math.abs(east)} ${vertical}${sideways}`;
  const parts = [
    ...(south !== 0 ? [`${Math.abs(south)} ${vertical}`] : []),
    ...(east !== 0 ? [`${Math.abs(east)} ${sideways}`] : []),
  ];
  return parts.join(', ');
}

/** The cell of a body nearest to a point. */
export function nearestCell(from: Point, at: Point, size: { width: number; height: number }): Point {
  return {
    x: Math.min(Math.max(from.x, at.x), at.x + size.width - 1),
    y: Math.min(Math.max(from.y, at.y), at.y + size.height - 1),
  };
}
