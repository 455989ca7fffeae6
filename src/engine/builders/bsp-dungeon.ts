import type { Rect } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { type MapDraft, snapshot } from '../level-draft/draft';
import { defineBuilder, grow, rect, SLENDER, touch } from './common';

const ATTEMPTS = 240;
const LARGEST = 20;
const MARGIN = 2;

/** Plans rooms of many sizes without carving them. No rooms touch. */
export const bspDungeon = defineBuilder({
  name: 'bsp-dungeon',
  role: 'starter',
  gives: ['rooms'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const whole = rect(2, 2, map.width - 5, map.height - 5);
    const parts = [whole, ...quarters(whole)];
    const rooms: Rect[] = [];
    draft.rooms = rooms;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const part = rng.pick(parts);
      const room = roomIn(part, rng);
      if (!isInside(map, grow(room, MARGIN)) || rooms.some((other) => touch(room, other))) continue;
      rooms.push(room);
      parts.push(...quarters(part));
      snapshot(draft, 'bsp-dungeon');
    }
  },
});

function quarters({ x1, y1, x2, y2 }: Rect): Rect[] {
  const width = Math.max(Math.floor((x2 - x1) / 2), 1);
  const height = Math.max(Math.floor((y2 - y1) / 2), 1);
  return [
    rect(x1, y1, width, height),
    rect(x1, y1 + height, width, height),
    rect(x1 + width, y1, width, height),
    rect(x1 + width, y1 + height, width, height),
  ];
}

function roomIn({ x1, y1, x2, y2 }: Rect, rng: Rng): Rect {
  const side = (length: number) => Math.max(3, rng.die(Math.min(length, LARGEST)) - 1) + 1;
  const width = side(x2 - x1);
  const height = side(y2 - y1);
  const x = x1 + rng.die(6) - 1;
  const y = y1 + rng.die(6) - 1;
  return rect(x, y, Math.min(width, SLENDER * height), Math.min(height, SLENDER * width));
}

const isInside = (map: MapDraft, { x1, y1, x2, y2 }: Rect): boolean =>
  x1 >= 1 && y1 >= 1 && x2 <= map.width - 2 && y2 <= map.height - 2;
