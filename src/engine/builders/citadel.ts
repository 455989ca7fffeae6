import * as z from 'zod/mini';
import { distanceSquared, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import type { Rng } from '../../lib/rng';
import { nearestWalkable } from '../level-draft/areas';
import { cellOf, place, snapshot } from '../level-draft/draft';
import { masterTable } from '../spawning/master-table';
import { spawnRegion } from '../spawning/region';
import { TILES } from '../state';
import { idSchema } from '../vocabulary/schemas';
import { courtSchema, layBeds } from './citadel/beds';
import { buildKeep, openKeep, roomSchema } from './citadel/keep';
import {
  COURT,
  cellAt,
  cellsWith,
  depthOf,
  drawKeep,
  isIn,
  MOAT,
  PATH,
  raiseRings,
  SIDES,
  type Side,
  type Site,
} from './citadel/site';
import { buildBastion, buildGate, openSluice, raiseTowers } from './citadel/walls';
import { defineBuilder, hollow } from './common';
import { hangLights } from './lights';

const RIM = 3;
/** Minimum cells between the camp and gate, water path or start. */
const SIEGE = 11;

const clanSchema = z.strictObject({
  lamp: idSchema,
  leader: idSchema,
  guard: idSchema,
  archer: idSchema,
  patrol: idSchema,
});
type Clan = z.infer<typeof clanSchema>;

/** Builds a moat, walls with towers, a court and a central keep. */
export const citadel = defineBuilder({
  name: 'citadel',
  role: 'starter',
  gives: ['floor', 'start', 'exit'],
  settings: {
    /** One drawn clan holds the citadel, another besieges the citadel. */
    clans: z.array(clanSchema).check(z.minLength(2)),
    /** Contents of rooms in the corners of the keep. */
    rooms: z.array(roomSchema).check(z.minLength(1)),
    courts: z.array(courtSchema).check(z.minLength(1)),
  },
  build(draft, { clans, rooms, courts }) {
    const { map, rng } = draft;
    hollow(map, rng, RIM);
    const middle = { x: 36 + rng.int(-1, 2), y: 25 - rng.int(0, 1) };
    const site = { draft, middle, keep: drawKeep(rng) };
    const [holders, besiegers] = shuffle(clans, rng) as [Clan, Clan];
    raiseRings(site);
    snapshot(draft, 'citadel');
    const [gate, water, ...others] = drawSides(rng);
    raiseTowers(site);
    buildGate(site, gate, holders);
    openSluice(site, water);
    // No archers: from these sides, they could see the hero on the water path.
    for (const side of others) buildBastion(site, side, { at: 0, post: 'weapon-rack' });
    snapshot(draft, 'citadel');
    buildKeep(site, rooms, holders.guard);
    openKeep(site, gate);
    openKeep(site, water);
    layBeds(site, rng.pick(courts));
    garrison(site, gate, holders);
    snapshot(draft, 'citadel');
    arrive(site);
    besiege(site, besiegers, { gate, water });
    populate(site);
    hangLights(draft, 8, (cell) => (isIn(site, MOAT, cell) ? holders.lamp : 'glowcap'));
  },
});

function drawSides(rng: Rng): [gate: Side, water: Side, Side, Side] {
  const gate = rng.int(0, 3);
  const water = gate + (rng.percent(50) ? 1 : 3);
  const side = (number: number): Side => SIDES[number % SIDES.length] as Side;
  return [side(gate), side(water), side(gate + 2), side(water + 2)];
}

function garrison(site: Site, side: Side, { leader, guard, patrol }: Clan): void {
  const { draft } = site;
  const door = side.out.x === 0 ? site.keep.y : site.keep.x;
  place(draft, cellAt(site, side, door - 3, 0), leader);
  for (const aside of [-1, 1]) place(draft, cellAt(site, side, door + 1, aside), guard);
  const court = cellsWith(site, (cell) => isIn(site, COURT, cell));
  for (const cell of shuffle(court, draft.rng).slice(0, 3)) place(draft, cell, patrol);
}

function arrive({ draft, middle }: Site): void {
  const { map, rng } = draft;
  draft.start = nearestWalkable(map, { x: map.width - 2, y: middle.y + rng.int(-8, 8) });
  if (draft.start === null) return;
  const { x, y } = pointOf(map, draft.start);
  for (let east = middle.x + MOAT.x; east <= x; east++) {
    for (const cell of [cellOf(map, east, y), cellOf(map, east, y + 1)]) {
      if (map.tiles[cell] === TILES.floor) map.tiles[cell] = TILES.road;
    }
  }
}

function besiege(site: Site, { guard, lamp }: Clan, { gate, water }: Record<'gate' | 'water', Side>): void {
  const { draft } = site;
  const { map, rng, start } = draft;
  const shunned = [...[gate, water].map((side) => cellAt(site, side, side.reach + 4, 0)), start ?? 0];
  const isFar = (cell: number): boolean =>
    shunned.every((one) => distanceSquared(pointOf(map, cell), pointOf(map, one)) >= SIEGE * SIEGE);
  const around = [-1, 1, -map.width, map.width];
  const isRoomy = (cell: number): boolean => around.every((step) => map.tiles[cell + step] === TILES.floor);
  const [camp] = shuffle(
    cellsWith(
      site,
      (cell) =>
        !isIn(site, PATH, cell) &&
        depthOf(site, gate, cell) > 0 &&
        depthOf(site, water, cell) < 0 &&
        isFar(cell) &&
        isRoomy(cell),
    ),
    rng,
  );
  if (camp === undefined) return;
  place(draft, camp, 'watch-fire');
  for (const step of around) place(draft, camp + step, guard);
  place(draft, camp + map.width + 1, lamp);
}

function populate(site: Site): void {
  const { draft } = site;
  const { raws, depth } = draft;
  const table = masterTable(raws, depth);
  const { x } = site.middle;
  const outside = cellsWith(site, (cell) => !isIn(site, MOAT, cell));
  for (const isHere of [
    (at: number) => at < x - 8,
    (at: number) => at >= x - 8 && at < x + 26,
    (at: number) => at >= x + 26,
  ]) {
    const part = outside.filter((cell) => isHere(pointOf(draft.map, cell).x));
    spawnRegion(draft, part, { table });
  }
  const court = cellsWith(site, (cell) => isIn(site, COURT, cell));
  spawnRegion(draft, court, { table: { ...table, mobs: { raws: [], weights: [] } } });
}
