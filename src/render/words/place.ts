import type { View } from '../../engine';
import type { Labels } from './locale';

type Point = View['hero']['at'];

/** Where something is as steps along the compass: `3 E, 1 N`, or `here`. */
export function placeOf(labels: Labels, from: Point, to: Point): string {
  const east = to.x - from.x;
  const south = to.y - from.y;
  const parts = [
    ...(south !== 0 ? [`${Math.abs(south)} ${south < 0 ? labels.direction.n : labels.direction.s}`] : []),
    ...(east !== 0 ? [`${Math.abs(east)} ${east < 0 ? labels.direction.w : labels.direction.e}`] : []),
  ];
  return parts.length === 0 ? labels.here : parts.join(', ');
}

/** The cell of a body nearest to a point. */
export function nearestCell(from: Point, at: Point, size: { width: number; height: number }): Point {
  return {
    x: Math.min(Math.max(from.x, at.x), at.x + size.width - 1),
    y: Math.min(Math.max(from.y, at.y), at.y + size.height - 1),
  };
}
