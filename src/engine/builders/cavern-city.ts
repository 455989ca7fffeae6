import * as z from 'zod/mini';
import { distanceSquared, type Point, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import type { Rng } from '../../lib/rng';
import { NEIGHBOURS } from '../../lib/sides';
import { cellOf, type Draft, isInterior, type MapDraft, place, snapshot } from '../level-draft/draft';
import { randomRaw } from '../spawning/master-table';
import { type RawId, TILES } from '../state';
import { countSchema, idSchema } from '../vocabulary/schemas';
import { nearestSeat, seatsOf } from './clan-quarters';
import { defineBuilder, hollow } from './common';

/** Maximum thickness of the rock round the cavern, in cells. */
const RIM = 4;
/** Half the width and height of the lake, in cells. */
const LAKE = { x: 15, y: 10 } as const;
/** Number of bays in the lake, and the radius of each in cells. */
const BAYS = { count: 10, radius: 4 } as const;
/** Half the width and height of the island, in cells. */
const ISLAND = { x: 8, y: 5 } as const;
/** Number of attempts to place a house on random ground. Most of them fail, because the house overlaps something. */
const THROWS = 4000;
/** Chance in percent that a house holds a random item. */
const PRIZE = 30;
const FURNITURE: readonly RawId[] = ['bed', 'table', 'chair', 'cabinet', 'candle'];

/**
 * Builds a city in a cavern, with a lake in the middle and a market on its island. Walled quarters surround the lake.
 * Streets and bridges join the quarters, with gates through the walls. Houses of two rooms fill the remaining ground.
 */
export const cavernCity = defineBuilder({
  name: 'cavern-city',
  role: 'starter',
  gives: ['floor'],
  settings: {
    quarters: countSchema,
    /** Traders who stand in two rows on the island. */
    traders: z.array(idSchema),
  },
  build(draft, { quarters, traders }) {
    const { map, rng } = draft;
    const seats = seatsOf(draft, quarters);
    hollow(map, rng, RIM);
    snapshot(draft, 'cavern-city');
    const market = { x: 40 + rng.int(-3, 3), y: 25 + rng.int(-2, 2) };
    floodLake(map, market, rng);
    snapshot(draft, 'cavern-city');
    raiseWalls(map, seats);
    snapshot(draft, 'cavern-city');
    for (const [from, to] of streetsOf(map, seats, market)) layStreet(map, from, to);
    paveIsland(map, market);
    snapshot(draft, 'cavern-city');
    buildHouses(draft);
    openMarket(draft, market, traders);
  },
});

const isInEllipse = (at: Point, middle: Point, radius: Point): boolean =>
  ((at.x - middle.x) / radius.x) ** 2 + ((at.y - middle.y) / radius.y) ** 2 <= 1;

/** Floods the lake. Water is deep if all eight neighbours are water too. */
function floodLake(map: MapDraft, middle: Point, rng: Rng): void {
  const bays = Array.from({ length: BAYS.count }, () => ({
    x: middle.x + rng.int(-LAKE.x, LAKE.x),
    y: middle.y + rng.int(-LAKE.y, LAKE.y),
  }));
  const bay = { x: BAYS.radius, y: BAYS.radius };
  const isWet = (at: Point): boolean => isInEllipse(at, middle, LAKE) || bays.some((one) => isInEllipse(at, one, bay));
  map.tiles.forEach((tile, cell) => {
    const at = pointOf(map, cell);
    if (tile !== TILES.floor || !isWet(at)) return;
    const isDeep = NEIGHBOURS.every(([dx, dy]) => isWet({ x: at.x + dx, y: at.y + dy }));
    map.tiles[cell] = isDeep ? TILES.deepWater : TILES.shallowWater;
  });
}

/** Raises a wall between any two quarters, except across water. */
function raiseWalls(map: MapDraft, seats: readonly Point[]): void {
  const quarters = map.tiles.map((_, cell) => nearestSeat(seats, pointOf(map, cell)));
  const after = [1, map.width - 1, map.width, map.width + 1];
  const borders = [...map.tiles.keys()].filter(
    (cell) =>
      map.tiles[cell] === TILES.floor &&
      after.some((step) => map.tiles[cell + step] !== undefined && quarters[cell + step] !== quarters[cell]),
  );
  for (const cell of borders) map.tiles[cell] = TILES.wall;
}

/**
 * Returns the two ends of each street. One row of streets leads from the west of the cavern through every quarter to
 * the east. Other streets lead from the middle of each quarter to the market.
 */
function streetsOf(map: MapDraft, seats: readonly Point[], market: Point): [Point, Point][] {
  const y = Math.floor(map.height / 2);
  const stops = [{ x: 3, y }, ...seats, { x: map.width - 4, y }];
  const along = stops.slice(1).map((stop, index): [Point, Point] => [stops[index] as Point, stop]);
  return [...along, ...seats.map((seat): [Point, Point] => [seat, market])];
}

/**
 * Lays a street three cells wide, with a gate if it meets a wall. Over water the street becomes a bridge two cells
 * wide.
 */
function layStreet(map: MapDraft, from: Point, to: Point): void {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) pave(map, { x: x + dx, y: y + dy }, dx >= 0 && dy >= 0);
  }
}

function pave(map: MapDraft, { x, y }: Point, isBridge: boolean): void {
  if (!isInterior(map, x, y)) return;
  const cell = cellOf(map, x, y);
  const tile = map.tiles[cell];
  if (tile === TILES.bridge) return;
  if (tile !== TILES.deepWater && tile !== TILES.shallowWater) map.tiles[cell] = TILES.gravel;
  else if (isBridge) map.tiles[cell] = TILES.bridge;
}

function paveIsland(map: MapDraft, market: Point): void {
  map.tiles.forEach((_, cell) => {
    if (isInEllipse(pointOf(map, cell), market, ISLAND)) map.tiles[cell] = TILES.road;
  });
}

/** A house with its outer size in cells, walls included. */
interface House extends Point {
  width: number;
  height: number;
}

function buildHouses(draft: Draft): void {
  const { map, rng } = draft;
  for (let thrown = 0; thrown < THROWS; thrown++) {
    const [long, short] = [rng.int(7, 10), rng.int(5, 6)];
    const isWide = rng.percent(60);
    const [width, height] = isWide ? [long, short] : [short, long];
    const house = { x: rng.int(2, map.width - width - 2), y: rng.int(2, map.height - height - 2), width, height };
    if (isFree(map, house)) buildHouse(draft, house, isWide);
  }
  snapshot(draft, 'cavern-city');
}

/** True if the house and all cells around it would be on bare ground. */
function isFree(map: MapDraft, { x, y, width, height }: House): boolean {
  for (let cy = y - 1; cy <= y + height; cy++)
    for (let cx = x - 1; cx <= x + width; cx++) if (map.tiles[cellOf(map, cx, cy)] !== TILES.floor) return false;
  return true;
}

/** Builds two rooms with a door between them, and a door from one of them to the street. */
function buildHouse(draft: Draft, house: House, isWide: boolean): void {
  const { map, rng, raws, depth } = draft;
  const { x, y, width, height } = house;
  const inner = isWide ? x + rng.int(3, width - 4) : y + rng.int(3, height - 4);
  const inside: number[] = [];
  for (let cy = y; cy < y + height; cy++) {
    for (let cx = x; cx < x + width; cx++) {
      const isOuter = cx === x || cy === y || cx === x + width - 1 || cy === y + height - 1;
      const isWall = isOuter || (isWide ? cx : cy) === inner;
      const cell = cellOf(map, cx, cy);
      map.tiles[cell] = isWall ? TILES.wall : TILES.woodFloor;
      if (!isWall) inside.push(cell);
    }
  }
  const between = isWide
    ? cellOf(map, inner, y + rng.int(1, height - 2))
    : cellOf(map, x + rng.int(1, width - 2), inner);
  const isFirst = rng.percent(50);
  const near = rng.int(1, inner - (isWide ? x : y) - 1);
  const outer = isWide
    ? cellOf(map, x + near, isFirst ? y : y + height - 1)
    : cellOf(map, isFirst ? x : x + width - 1, y + near);
  for (const door of [between, outer]) {
    map.tiles[door] = TILES.woodFloor;
    place(draft, door, 'door');
  }
  const free = shuffle(
    inside.filter((cell) => !isAtDoor(map, cell, [between, outer])),
    rng,
  );
  for (const raw of shuffle(FURNITURE, rng).slice(0, 3)) placeOn(draft, free.pop(), raw);
  const prize = rng.percent(PRIZE) ? randomRaw({ raws, depth, rng }, 'item') : null;
  if (prize !== null) placeOn(draft, free.pop(), prize);
}

const isAtDoor = (map: MapDraft, cell: number, doors: readonly number[]): boolean =>
  doors.some((door) => distanceSquared(pointOf(map, door), pointOf(map, cell)) <= 1);

function placeOn(draft: Draft, cell: number | undefined, raw: RawId): void {
  if (cell !== undefined) place(draft, cell, raw);
}

/** Places the traders in two rows across the island, each behind a table, with candles between the rows. */
function openMarket(draft: Draft, { x, y }: Point, traders: readonly RawId[]): void {
  const { map } = draft;
  const half = Math.ceil(traders.length / 2);
  for (const [index, trader] of traders.entries()) {
    const isBelow = index >= half;
    const at = x + 4 * (isBelow ? index - half : index) - 2 * (half - 1);
    place(draft, cellOf(map, at, isBelow ? y + 3 : y - 3), trader);
    place(draft, cellOf(map, at, isBelow ? y + 2 : y - 2), 'table');
  }
  for (const dx of [-6, -2, 2, 6]) place(draft, cellOf(map, x + dx, y), 'candle');
}
