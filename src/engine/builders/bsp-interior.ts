import type { Rect } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { snapshot } from '../level-draft/draft';
import { carve, defineBuilder, randomCellOf, rect, stepCorridor } from './common';

const SMALLEST = 8;

/** Halves the level again and again, so that rooms stand wall to wall, then joins each room to the next. */
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

/**
 * Halves a rectangle again and again and returns the smallest parts. One row or column of cells between two halves
 * becomes the wall between them.
 */
function split({ x1, y1, x2, y2 }: Rect, rng: Rng): Rect[] {
  const width = x2 - x1;
  const height = y2 - y1;
  const halfWidth = Math.floor(width / 2);
  const halfHeight = Math.floor(height / 2);
  const sideBySide = rng.die(4) <= 2;
  const halves = sideBySide
    ? [rect(x1, y1, halfWidth - 1, height), rect(x1 + halfWidth, y1, halfWidth, height)]
    : [rect(x1, y1, width, halfHeight - 1), rect(x1, y1 + halfHeight, width, halfHeight)];
  const further = sideBySide ? halfWidth > SMALLEST : halfHeight > SMALLEST;
  return further ? halves.flatMap((half) => split(half, rng)) : halves;
}
