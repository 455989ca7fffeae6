import { distanceSquared, type Point, pointOf, type Rect } from '../../../lib/geometry';
import { shuffle } from '../../../lib/lists';
import type { Rng } from '../../../lib/rng';
import { NEIGHBOURS } from '../../../lib/sides';
import { cellOf, type Draft, type MapDraft, place, snapshot } from '../../level-draft/draft';
import { randomRaw } from '../../spawning/master-table';
import { isWalkable, type RawId, TILES } from '../../state';
import { fittingCorners, rect, takenBefore } from '../common';

/** Maximum number of court houses. Court houses come first, because they are large. */
const ENCLOSED = 2;
const WINGED = 14;
const MISSES = 24;
const SPREAD = 2;
const PRIZE = 30;
const FRONT = 7;
const PIECES = 3;
const FURNITURE: readonly RawId[] = ['bed', 'table', 'chair', 'cabinet', 'candle'];
const COURT_LIGHT: RawId = 'moonflower';

interface House {
  box: Rect;
  /** Part without a roof; `null` for a plain house. */
  gap: Rect | null;
}

/** Requires the streets of `layStreets`. */
export function buildHouses(draft: Draft): void {
  const { map, rng } = draft;
  const ways = waysToStreet(map);
  const isBare = (cell: number): boolean => map.tiles[cell] === TILES.floor;
  let taken = takenBefore(map, isBare);
  for (const { plan, most } of [
    { plan: courtHouse, most: ENCLOSED },
    { plan: wingedHouse, most: WINGED },
    { plan: plainHouse, most: Number.POSITIVE_INFINITY },
  ]) {
    let [built, missed] = [0, 0];
    while (built < most && missed < MISSES) {
      const house = plan(rng);
      const corner = placeFor(draft, house.box, { ways, taken });
      if (corner === null) missed += 1;
      else {
        built += 1;
        buildHouse(draft, { box: movedTo(corner, house.box), gap: house.gap && movedTo(corner, house.gap) });
        taken = takenBefore(map, isBare);
      }
    }
    snapshot(draft, 'cavern-city');
  }
}

const movedTo = ({ x, y }: Point, { x1, y1, x2, y2 }: Rect): Rect => ({
  x1: x + x1,
  y1: y + y1,
  x2: x + x2,
  y2: y + y2,
});

function waysToStreet({ tiles, width }: MapDraft): number[] {
  const ways = tiles.map((tile) => (tile === TILES.gravel || tile === TILES.bridge ? 0 : tiles.length));
  const queue = [...ways.keys()].filter((cell) => ways[cell] === 0);
  for (const cell of queue) {
    for (const next of [cell - width, cell - 1, cell + 1, cell + width]) {
      const way = (ways[cell] as number) + 1;
      if (ways[next] === undefined || (ways[next] as number) <= way) continue;
      ways[next] = way;
      queue.push(next);
    }
  }
  return ways;
}

function placeFor(
  { map, rng }: Draft,
  { x2, y2 }: Rect,
  { ways, taken }: { ways: readonly number[]; taken: Uint16Array },
): Point | null {
  const rows = Array.from({ length: y2 + 2 }, () => ' '.repeat(x2 + 2));
  const middle = cellOf(map, 1 + Math.floor(x2 / 2), 1 + Math.floor(y2 / 2));
  const way = (corner: number): number => ways[corner + middle] as number;
  const corners = fittingCorners(map, rows, taken);
  const nearest = Math.min(...corners.map(way));
  const near = corners.filter((corner) => way(corner) <= nearest + SPREAD);
  return near.length === 0 ? null : pointOf(map, rng.pick(near) + map.width + 1);
}

function plainHouse(rng: Rng): House {
  const [long, short] = [rng.int(6, 10), rng.int(5, 6)];
  return { box: rng.percent(60) ? rect(0, 0, long, short) : rect(0, 0, short, long), gap: null };
}

/** Lengths in cells, walls included. */
interface Side {
  length: number;
  wing: number;
}

const courtHouse = (rng: Rng): House => houseAround(rng, 1, 1);

function wingedHouse(rng: Rng): House {
  const [across, down] = [rng.int(0, 2), rng.pick([0, 2])];
  return rng.percent(50) ? houseAround(rng, across, down) : houseAround(rng, down, across);
}

/** `across` and `down` place the gap: 0 beginning, 1 middle, 2 end. */
function houseAround(rng: Rng, across: number, down: number): House {
  const sideWith = (at: number): Side =>
    at === 1 ? { length: rng.int(11, 12), wing: 4 } : { length: rng.int(8, 10), wing: 5 };
  const [wide, high] = [sideWith(across), sideWith(down)];
  const [x, y] = [spanOf(wide, across), spanOf(high, down)];
  return { box: rect(0, 0, wide.length, high.length), gap: { x1: x.from, x2: x.to, y1: y.from, y2: y.to } };
}

const spanOf = ({ length, wing }: Side, at: number): { from: number; to: number } => ({
  from: at === 0 ? 0 : wing,
  to: at === 2 ? length : length - wing,
});

const isIn = ({ x1, y1, x2, y2 }: Rect, { x, y }: Point): boolean => x >= x1 && x < x2 && y >= y1 && y < y2;

function buildHouse(draft: Draft, house: House): void {
  const { map } = draft;
  const { box, gap } = house;
  const isPart = (at: Point): boolean => isIn(box, at) && !(gap && isIn(gap, at));
  for (let y = box.y1; y < box.y2; y++) {
    for (let x = box.x1; x < box.x2; x++) {
      const isInside = NEIGHBOURS.every(([dx, dy]) => isPart({ x: x + dx, y: y + dy }));
      map.tiles[cellOf(map, x, y)] = isInside ? TILES.woodFloor : isPart({ x, y }) ? TILES.wall : TILES.grass;
    }
  }
  const doors = [...divide(draft, house), ...outerDoors(draft, house)];
  for (const door of doors) {
    map.tiles[door] = TILES.woodFloor;
    place(draft, door, 'door');
  }
  if (isCourt(house)) place(draft, cellOf(map, middle(gap?.x1, gap?.x2), middle(gap?.y1, gap?.y2)), COURT_LIGHT);
  furnish(draft, box, doors);
}

const middle = (from = 0, to = 0): number => Math.floor((from + to) / 2);

const isCourt = ({ box, gap }: House): boolean =>
  gap !== null && gap.x1 > box.x1 && gap.x2 < box.x2 && gap.y1 > box.y1 && gap.y2 < box.y2;

function divide({ map, rng }: Draft, { box, gap }: House): number[] {
  const isWide = box.x2 - box.x1 > box.y2 - box.y1;
  const across = gap ? (gap.x1 > box.x1 ? gap.x1 - 1 : gap.x2) : rng.int(box.x1 + 3, box.x2 - 4);
  const down = rng.int(box.y1 + 3, box.y2 - 4);
  const line =
    gap || isWide
      ? cellsOf(map, { ...box, x1: across, x2: across + 1 })
      : cellsOf(map, { ...box, y1: down, y2: down + 1 });
  const parts: number[][] = [];
  line.forEach((cell, n) => {
    if (map.tiles[cell] !== TILES.woodFloor) return;
    if (n === 0 || map.tiles[line[n - 1] as number] === TILES.wall) parts.push([]);
    parts.at(-1)?.push(cell);
  });
  return parts.map((cells) => {
    for (const cell of cells) map.tiles[cell] = TILES.wall;
    return rng.pick(cells);
  });
}

function cellsOf(map: MapDraft, { x1, y1, x2, y2 }: Rect): number[] {
  const cells: number[] = [];
  for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) cells.push(cellOf(map, x, y));
  return cells;
}

function outerDoors({ map, rng }: Draft, house: House): number[] {
  const { tiles, width } = map;
  const isOutside = (cell: number): boolean => isWalkable(tiles[cell]) && tiles[cell] !== TILES.woodFloor;
  const places = shuffle(cellsOf(map, house.box), rng).flatMap((cell) =>
    [1, -1, width, -width]
      .filter((out) => tiles[cell] === TILES.wall && tiles[cell - out] === TILES.woodFloor && isOutside(cell + out))
      .map((out) => ({ cell, garden: tiles[cell + out] === TILES.grass, far: wayToStreet(map, cell, out) })),
  );
  const front = places.filter(({ garden }) => !garden).sort((a, b) => a.far - b.far)[0];
  const back = isCourt(house) ? places.find(({ garden }) => garden) : undefined;
  return [front, back].flatMap((door) => door?.cell ?? []);
}

function wayToStreet({ tiles }: MapDraft, door: number, out: number): number {
  for (let step = 1; step <= FRONT; step++) if (tiles[door + step * out] === TILES.gravel) return step;
  return FRONT + 1;
}

function furnish(draft: Draft, box: Rect, doors: readonly number[]): void {
  const { map, raws, depth, rng } = draft;
  const isAtDoor = (cell: number): boolean =>
    doors.some((door) => distanceSquared(pointOf(map, door), pointOf(map, cell)) <= 1);
  const inside = cellsOf(map, box).filter((cell) => map.tiles[cell] === TILES.woodFloor && !isAtDoor(cell));
  const free = shuffle(inside, rng);
  const prize = rng.percent(PRIZE) ? randomRaw({ raws, depth, rng }, 'item') : null;
  const things = [...shuffle(FURNITURE, rng).slice(0, PIECES), ...(prize === null ? [] : [prize])];
  for (const [n, raw] of things.entries()) {
    const cell = free[n];
    if (cell !== undefined) place(draft, cell, raw);
  }
}
