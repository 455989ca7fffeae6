import type { Rect } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { snapshot } from '../level-draft/draft';
import { carve, defineBuilder, randomCellOf, rect, SLENDER, stepCorridor } from './common';

/** Parts up to this many cells stay whole. */
const SMALLEST = 95;
/** Parts up to this many cells may stay whole, as a hall. */
const HALL = 300;
const HALLS = 4;
const NARROWEST = 4;
const LEAST_PERCENT = 36;

/** Cuts the level into rooms wall to wall. Joins each to the next. */
export const bspInterior = defineBuilder({
  name: 'bsp-interior',
  role: 'starter',
  gives: ['floor', 'rooms'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const rooms = split(rect(1, 1, map.width - 2, map.height - 2), rng);
    for (const room of rooms) {
      for (let y = room.y1; y < room.y2; y++) for (let x = room.x1; x < room.x2; x++) carve(map, x, y);
      snapshot(draft, 'bsp-interior');
    }
    for (const [index, room] of rooms.entries()) {
      const next = rooms[index + 1];
      if (next) stepCorridor(map, randomCellOf(room, rng), randomCellOf(next, rng));
    }
    draft.rooms = rooms;
  },
});

function split(area: Rect, rng: Rng): Rect[] {
  const drawn = rng.die(2) === 1;
  const percent = rng.int(LEAST_PERCENT, 100 - LEAST_PERCENT);
  const isKept = rng.die(HALLS) === 1;
  const parts = [drawn, !drawn].map((sideBySide) => cut(area, percent, sideBySide)).find((two) => two.every(isRoom));
  if (parts === undefined || (isKept && sizeOf(area) <= HALL)) return [area];
  return parts.flatMap((part) => (sizeOf(part) > SMALLEST ? split(part, rng) : [part]));
}

function cut({ x1, y1, x2, y2 }: Rect, percent: number, sideBySide: boolean): Rect[] {
  const width = x2 - x1;
  const height = y2 - y1;
  const at = Math.round((percent * (sideBySide ? width : height)) / 100);
  return sideBySide
    ? [rect(x1, y1, at - 1, height), rect(x1 + at, y1, width - at, height)]
    : [rect(x1, y1, width, at - 1), rect(x1, y1 + at, width, height - at)];
}

const sizeOf = ({ x1, y1, x2, y2 }: Rect): number => (x2 - x1) * (y2 - y1);

function isRoom({ x1, y1, x2, y2 }: Rect): boolean {
  const sides = [x2 - x1, y2 - y1];
  const width = Math.min(...sides);
  return width >= NARROWEST && Math.max(...sides) <= SLENDER * width;
}
