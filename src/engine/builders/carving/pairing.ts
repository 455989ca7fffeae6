import { distanceSquared, type Point, type Rect } from '../../../lib/geometry';
import { centreOf } from './rooms';

/** Each room with the nearest of those after it, by their centres: enough to join them all. */
export function nearestPairs(rooms: readonly Rect[]): [from: Point, to: Point][] {
  const centres = rooms.map(centreOf);
  return centres.slice(0, -1).map((from, index) => {
    const later = centres.slice(index + 1);
    const distances = later.map((centre) => distanceSquared(from, centre));
    const to = later[distances.indexOf(Math.min(...distances))] as Point;
    return [from, to];
  });
}
