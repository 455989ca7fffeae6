import type { Rect } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import { cellOf, type Draft, type MapDraft, place, snapshot } from '../level-draft/draft';
import { isWalkable, type RawId, TILES } from '../state';
import { countSchema, idSchema } from '../vocabulary/schemas';
import { carve, defineBuilder, SLENDER } from './common';

const WALL = 3;
const OPENING = 4;
const COURT = { width: 7, length: 8 } as const;
/** Least garden width and grass edge in cells; pond chance in percent. */
const POND = { garden: 5, edge: 2, percent: 60 } as const;
const PILLARS = 3;

/** Joins pairs of rooms into halls. The largest single rooms become courts. */
export const courts = defineBuilder({
  name: 'courts',
  role: 'modifier',
  needs: ['rooms', 'floor'],
  settings: {
    halls: countSchema,
    courts: countSchema,
    lamp: idSchema,
  },
  build(draft, { halls, courts: count, lamp }) {
    const rooms = (draft.rooms ?? []).map((room) => insideOf(draft.map, room)).filter(isRoom);
    const joined = joinRooms(draft, rooms, halls);
    const free = rooms.filter((room) => !joined.has(room) && isRoomy(room));
    const largest = free.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, count);
    for (const room of largest) layCourt(draft, room, lamp);
    snapshot(draft, 'courts');
  },
});

const sidesOf = ({ x1, y1, x2, y2 }: Rect): [shorter: number, longer: number] => {
  const [width, height] = [x2 - x1 + 1, y2 - y1 + 1];
  return [Math.min(width, height), Math.max(width, height)];
};

const sizeOf = (room: Rect): number => sidesOf(room)[0] * sidesOf(room)[1];

const isRoom = (room: Rect): boolean => sidesOf(room)[0] > 2;

function isRoomy(room: Rect): boolean {
  const [width, length] = sidesOf(room);
  return width >= COURT.width && length >= COURT.length;
}

/** Leaves out walled edges, because rooms need not fill their rectangle. */
function insideOf(map: MapDraft, { x1, y1, x2, y2 }: Rect): Rect {
  const inside = { x1, y1, x2, y2 };
  const isOpen = (x: number, y: number) => map.tiles[cellOf(map, x, y)] === TILES.floor;
  const share = (a: number, b: number, test: (at: number) => boolean) => {
    let open = 0;
    for (let at = a; at <= b; at++) if (test(at)) open += 1;
    return 2 * open > b - a;
  };
  const isColumn = (x: number) => share(y1, y2, (y) => isOpen(x, y));
  const isRow = (y: number) => share(x1, x2, (x) => isOpen(x, y));
  while (inside.x1 < x2 && !isColumn(inside.x1)) inside.x1 += 1;
  while (inside.x2 > inside.x1 && !isColumn(inside.x2)) inside.x2 -= 1;
  while (inside.y1 < y2 && !isRow(inside.y1)) inside.y1 += 1;
  while (inside.y2 > inside.y1 && !isRow(inside.y2)) inside.y2 -= 1;
  return inside;
}

function joinRooms({ map, rng }: Draft, rooms: readonly Rect[], most: number): Set<Rect> {
  const pairs = rooms.flatMap((a) => rooms.map((b) => ({ a, b, wall: wallBetween(a, b) })));
  const joined = new Set<Rect>();
  for (const { a, b, wall } of shuffle(pairs, rng)) {
    if (joined.size >= 2 * most) break;
    if (wall === null || joined.has(a) || joined.has(b)) continue;
    joined.add(a).add(b);
    openWall(map, wall, a.x2 < b.x1);
  }
  return joined;
}

function wallBetween(a: Rect, b: Rect): Rect | null {
  const x = { from: Math.max(a.x1, b.x1), to: Math.min(a.x2, b.x2) };
  const y = { from: Math.max(a.y1, b.y1), to: Math.min(a.y2, b.y2) };
  const [shorter, longer] = sidesOf({
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
    x2: Math.max(a.x2, b.x2),
    y2: Math.max(a.y2, b.y2),
  });
  if (longer > SLENDER * shorter) return null;
  const isWall = (gap: number, length: number) => gap >= 1 && gap <= WALL && length >= OPENING;
  if (isWall(b.x1 - a.x2 - 1, y.to - y.from + 1)) return { x1: a.x2 + 1, y1: y.from, x2: b.x1 - 1, y2: y.to };
  if (isWall(b.y1 - a.y2 - 1, x.to - x.from + 1)) return { x1: x.from, y1: a.y2 + 1, x2: x.to, y2: b.y1 - 1 };
  return null;
}

function openWall(map: MapDraft, { x1, y1, x2, y2 }: Rect, isUpright: boolean): void {
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const isPillar = isUpright ? x === x1 && (y - y1) % PILLARS === 1 : y === y1 && (x - x1) % PILLARS === 1;
      if (!isPillar) carve(map, x, y);
    }
  }
}

function layCourt(draft: Draft, { x1, y1, x2, y2 }: Rect, lamp: RawId): void {
  const { map, rng, drawn } = draft;
  const garden = { x1: x1 + 2, y1: y1 + 2, x2: x2 - 2, y2: y2 - 2 };
  const hasPond = sidesOf(garden)[0] >= POND.garden && rng.percent(POND.percent);
  for (let y = y1 + 1; y < y2; y++) {
    for (let x = x1 + 1; x < x2; x++) {
      const cell = cellOf(map, x, y);
      if (!isWalkable(map.tiles[cell])) continue;
      drawn.add(cell);
      const edge = Math.min(x - garden.x1, garden.x2 - x, y - garden.y1, garden.y2 - y);
      if (edge < 0) {
        if (isPillarAt(x, x1 + 1, x2 - 1) && isPillarAt(y, y1 + 1, y2 - 1)) map.tiles[cell] = TILES.wall;
      } else map.tiles[cell] = hasPond && edge >= POND.edge ? TILES.shallowWater : TILES.grass;
    }
  }
  for (const x of [garden.x1, garden.x2])
    for (const y of [garden.y1, garden.y2]) {
      const cell = cellOf(map, x, y);
      if (map.tiles[cell] === TILES.grass) place(draft, cell, lamp);
    }
}

const isPillarAt = (at: number, first: number, last: number): boolean =>
  at === last || ((at - first) % PILLARS === 0 && last - at > 1);
