import { clamp } from '../../lib/clamp';
import { distanceSquared, type Point, pointOf, type Rect } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { type MapDraft, snapshot } from '../level-draft/draft';
import { carve, centreOf, defineBuilder, grow, nearestPairs, paint, rect, touch } from './common';

const RADII = [3, 8] as const;
const ATTEMPTS = 60;
const APART = 1;
const STEADY = 65;
const RINGS = 5;

export const glades = defineBuilder({
  name: 'glades',
  role: 'starter',
  gives: ['floor', 'rooms'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const rooms: Rect[] = [];
    draft.rooms = rooms;
    for (let radius: number = RADII[1]; radius >= RADII[0]; radius--) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const [x, y] = [rng.int(1, map.width - 2 * radius - 2), rng.int(1, map.height - 2 * radius - 2)];
        const glade = rect(x, y, 2 * radius, 2 * radius);
        if (rooms.some((other) => touch(grow(glade, APART), other))) continue;
        rooms.push(glade);
        clearGlade(map, centreOf(glade), radius, rng);
        snapshot(draft, 'glades');
      }
    }
    const rings = Array.from({ length: RINGS }, () => [rng.pick(rooms), rng.pick(rooms)].map(centreOf));
    for (const [from, to] of [...nearestPairs(rooms), ...rings]) {
      if (from && to) wander(map, from, to, rng);
      snapshot(draft, 'glades');
    }
  },
});

function clearGlade(map: MapDraft, middle: Point, radius: number, rng: Rng): void {
  map.tiles.forEach((_, cell) => {
    const at = pointOf(map, cell);
    if (distanceSquared(at, middle) <= radius * radius - rng.int(0, radius)) carve(map, at.x, at.y);
  });
}

function wander(map: MapDraft, from: Point, to: Point, rng: Rng): void {
  const at = { ...from };
  while (at.x !== to.x || at.y !== to.y) {
    const isSteady = rng.percent(STEADY);
    const isAcross = isSteady ? at.y === to.y || (at.x !== to.x && rng.percent(50)) : rng.percent(50);
    const stray = rng.percent(50) ? 1 : -1;
    if (isAcross) at.x = within(at.x + (isSteady ? Math.sign(to.x - at.x) : stray), map.width);
    else at.y = within(at.y + (isSteady ? Math.sign(to.y - at.y) : stray), map.height);
    paint(map, at, 2, 'none');
  }
}

const within = (at: number, length: number): number => clamp(at, 3, length - 3);
