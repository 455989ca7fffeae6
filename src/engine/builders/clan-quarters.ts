import * as z from 'zod/mini';
import { distance, distanceSquared, type Point, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { isOpenCell, nearestCell } from '../level-draft/areas';
import { type Draft, place } from '../level-draft/draft';
import { type MasterTable, masterTable } from '../spawning/master-table';
import { spawnRegion } from '../spawning/region';
import { LEAST_APART } from '../spawning/uniques';
import type { RawId } from '../state';
import { countSchema, idSchema } from '../vocabulary/schemas';
import { defineBuilder } from './common';
import { hangLights } from './lights';
import { regionsOf } from './voronoi-spawner';

const clanSchema = z.strictObject({
  faction: idSchema,
  lamp: idSchema,
  leader: z.exactOptional(idSchema),
});
type Clan = z.infer<typeof clanSchema>;

interface Quarter extends Clan {
  seat: Point;
}

/** A cell is no man's land if its two nearest seats differ by less. */
const MARCH = 6;
/** Minimum and maximum cells between a quarter's middle and the nearer edge. */
const EDGE = [8, 18] as const;
/** Maximum horizontal cells between a quarter's middle and its strip's middle. */
const SWAY = 4;

/** Leaves no man's land between the clans' quarters. */
export const clanQuarters = defineBuilder({
  name: 'clan-quarters',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: {
    clans: z.array(clanSchema),
    /** Minimum straight-line distance in cells between two lamps. */
    apart: countSchema,
    /** Percentage of the usual number of rolls; 100 if absent. */
    throws: z.exactOptional(countSchema),
  },
  build(draft, { clans, apart, throws }) {
    const quarters = quartersOf(draft, clans);
    const table = masterTable(draft.raws, draft.depth);
    draft.livesAt = (cell) => livesAt(draft, { quarters, at: pointOf(draft.map, cell) });
    for (const region of regionsOf(draft.map)) {
      const people = ofPeople(table, livesAt(draft, { quarters, at: middleOf(draft, region) }));
      spawnRegion(draft, region, { table: people, throws });
    }
    for (const { leader, seat } of quarters) {
      const cell = nearestCell(draft.map, seat, (at) => isOpenCell(draft.map, at) && isFarFromStart(draft, at));
      if (leader !== undefined && cell !== null) place(draft, cell, leader);
    }
    hangLights(draft, apart, (cell) => quarterAt(quarters, pointOf(draft.map, cell)).lamp);
  },
});

function quartersOf(draft: Draft, clans: readonly Clan[]): Quarter[] {
  const seats = seatsOf(draft, clans.length);
  return shuffle(clans, draft.rng).map((clan, index) => ({ ...clan, seat: seats[index] as Point }));
}

/** Returns seats from west to east, equal for `clanQuarters` and `cavernCity`. */
export function seatsOf({ map, seed, depth }: Draft, count: number): Point[] {
  const rng = rngFromSeed(`${seed}/quarters/${depth}`);
  const share = map.width / count;
  return Array.from({ length: count }, (_, index) => {
    const x = Math.floor((index + 1 / 2) * share) + rng.int(-SWAY, SWAY);
    const edge = rng.int(...EDGE);
    return { x, y: rng.percent(50) ? edge : map.height - 1 - edge };
  });
}

/** Returns an index: the first in a tie, -1 without seats. */
export function nearestSeat(seats: readonly Point[], at: Point): number {
  const far = seats.map((seat) => distanceSquared(seat, at));
  return far.indexOf(Math.min(...far));
}

const quarterAt = (quarters: readonly Quarter[], at: Point): Quarter =>
  quarters[
    nearestSeat(
      quarters.map(({ seat }) => seat),
      at,
    )
  ] as Quarter;

const isFarFromStart = ({ map, start }: Draft, cell: number): boolean =>
  start === null || distanceSquared(pointOf(map, cell), pointOf(map, start)) >= LEAST_APART * LEAST_APART;

function middleOf({ map }: Draft, region: readonly number[]): Point {
  return pointOf(map, region[Math.floor(region.length / 2)] as number);
}

function livesAt({ raws }: Draft, { quarters, at }: { quarters: Quarter[]; at: Point }): (raw: RawId) => boolean {
  const [first = 0, second = Number.POSITIVE_INFINITY] = quarters
    .map(({ seat }) => distance(seat, at))
    .sort((a, b) => a - b);
  const clan = second - first < MARCH ? null : quarterAt(quarters, at).faction;
  const clans = new Set(quarters.map(({ faction }) => faction));
  return (raw) => {
    const faction = raws.mob[raw]?.faction;
    return faction !== undefined && clans.has(faction) ? faction === clan : clan === null;
  };
}

function ofPeople(table: MasterTable, lives: (raw: RawId) => boolean): MasterTable {
  const { raws: ids, weights } = table.mobs;
  return {
    ...table,
    mobs: { raws: ids.filter(lives), weights: weights.filter((_, row) => lives(ids[row] as RawId)) },
  };
}
