import { distanceSquared, type Point, type Rect } from '../../../lib/geometry';

/** Maximum length per width, because longer rooms make levels look striped. */
export const SLENDER = 3;

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x1: x,
  y1: y,
  x2: x + width,
  y2: y + height,
});

export const centreOf = ({ x1, y1, x2, y2 }: Rect): Point => ({
  x: Math.floor((x1 + x2) / 2),
  y: Math.floor((y1 + y2) / 2),
});

/** True also for contact at an edge or a corner. */
export const touch = (a: Rect, b: Rect): boolean => a.x1 <= b.x2 && a.x2 >= b.x1 && a.y1 <= b.y2 && a.y2 >= b.y1;

export const grow = ({ x1, y1, x2, y2 }: Rect, by: number): Rect => ({
  x1: x1 - by,
  y1: y1 - by,
  x2: x2 + by,
  y2: y2 + by,
});

/** Pairs each room with the nearest later room, which connects all rooms. */
export function nearestPairs(rooms: readonly Rect[]): [from: Point, to: Point][] {
  const centres = rooms.map(centreOf);
  return centres.slice(0, -1).map((from, index) => {
    const later = centres.slice(index + 1);
    const distances = later.map((centre) => distanceSquared(from, centre));
    const to = later[distances.indexOf(Math.min(...distances))] as Point;
    return [from, to];
  });
}
