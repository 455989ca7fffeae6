import type { View } from '../engine';
import { distanceSquared, type Point, pointOf } from '../lib/geometry';
import type { Labels } from './labels';

/** Returns the position of `to` seen from `from`, in cells: `3 N`, `2 NE`, `1 N, 3 E`, or `here`. */
export function placeOf({ direction, here }: Pick<Labels, 'direction' | 'here'>, from: Point, to: Point): string {
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

type Ground = Pick<View, 'tiles' | 'width' | 'hero'>;

/**
 * Returns the cell nearest to the hero that has this tile and for which `counts` returns true; `null` if there is none.
 */
export function nearestTile(ground: Ground, tile: string, counts = (_cell: number) => true): Point | null {
  const { tiles, hero } = ground;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = tiles.indexOf(tile); i !== -1; i = tiles.indexOf(tile, i + 1)) {
    if (!counts(i)) continue;
    const at = pointOf(ground, i);
    const far = distanceSquared(at, hero.at);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
