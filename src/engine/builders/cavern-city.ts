import * as z from 'zod/mini';
import { type Point, pointOf } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { NEIGHBOURS } from '../../lib/sides';
import { cellOf, type Draft, type MapDraft, place, snapshot } from '../level-draft/draft';
import { type RawId, TILES } from '../state';
import { countSchema, idSchema } from '../vocabulary/schemas';
import { buildHouses } from './cavern-city/houses';
import { layStreets } from './cavern-city/streets';
import { nearestSeat, seatsOf } from './clan-quarters';
import { defineBuilder, hollow } from './common';

const RIM = 4;
/** Half the width and height, in cells. */
const LAKE = { x: 15, y: 10 } as const;
const BAYS = { count: 10, radius: 4 } as const;
/** Half the width and height, in cells. */
const ISLAND = { x: 8, y: 5 } as const;

/** Builds a cavern city: a market island in a lake, and walled quarters. */
export const cavernCity = defineBuilder({
  name: 'cavern-city',
  role: 'starter',
  gives: ['floor'],
  settings: {
    quarters: countSchema,
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
    layStreets(map, seats, market);
    paveIsland(map, market);
    snapshot(draft, 'cavern-city');
    buildHouses(draft);
    openMarket(draft, market, traders);
  },
});

const isInEllipse = (at: Point, middle: Point, radius: Point): boolean =>
  ((at.x - middle.x) / radius.x) ** 2 + ((at.y - middle.y) / radius.y) ** 2 <= 1;

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

function paveIsland(map: MapDraft, market: Point): void {
  map.tiles.forEach((_, cell) => {
    if (isInEllipse(pointOf(map, cell), market, ISLAND)) map.tiles[cell] = TILES.road;
  });
}

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
