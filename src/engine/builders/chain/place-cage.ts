import { pointOf } from '../../../lib/geometry';
import { cageAt } from '../../knowledge/cage-at';
import { around } from '../../level-draft/doors';
import { type Draft, place, type Spawn } from '../../level-draft/draft';
import type { CageRaw, LockedRoomRaw } from '../../schema/cages';
import type { RecipeRaw } from '../../schema/levels';
import { clearHazards } from '../../spawning/clear-hazards';
import { clearWays } from '../../spawning/clear-ways';
import { nooks } from '../../spawning/nooks';
import { traceLight } from '../../spawning/trace-light';
import { isOpaque, TILES, TOWN } from '../../state';
import { coveredCells } from '../common';
import { withoutIdleDoors } from './finish';
import { type Place, placesFor, tryRoom } from './room-places';
import { findFault } from './validate';

const CHANCE = 55;
const LOCKED_CHANCE = 34;

/** Initial states of three lamps; `1` burns. Two or three steps light all. */
const RIDDLES = ['101', '010', '110', '011'] as const;

type Room = LockedRoomRaw & Partial<CageRaw>;

/** Call this last, because it changes later draws of the level's random stream. */
export function placeCage(draft: Draft, validation: RecipeRaw['validation']): void {
  if (draft.depth <= TOWN) return;
  const cage = drawRoom(draft);
  if (!cage) return;
  for (const ground of ['rock', 'floor'] as const) {
    if (placesFor(draft, cage, ground).some((where) => tryCage(draft, cage, where, validation))) return;
  }
}

function drawRoom({ raws, seed, depth, rng }: Draft): Room | null {
  if (rng.percent(CHANCE)) return cageAt(raws, seed, depth);
  return rng.percent(LOCKED_CHANCE) ? rng.pick(raws.lockedRooms) : null;
}

const tryCage = (draft: Draft, cage: Room, where: Place, validation: RecipeRaw['validation']): boolean =>
  tryRoom(draft, where, (from) => {
    if (isDoorBesideDoor(draft, from)) return false;
    furnish(draft, cage, from);
    if (!setLock(draft, where.rows, where.corner) || findFault(draft, validation) !== null) return false;
    draft.spawns = clearHazards(draft);
    draft.spawns = clearWays(draft);
    draft.spawns = withoutIdleDoors(draft);
    return true;
  });

function isDoorBesideDoor({ map, raws, spawns }: Draft, from: number): boolean {
  const isDoor = ({ raw }: Spawn): boolean => raws.archetypes[raw]?.door !== undefined;
  const others = new Set(
    spawns
      .slice(0, from)
      .filter(isDoor)
      .map(({ cell }) => cell),
  );
  return spawns
    .slice(from)
    .some((spawn) => isDoor(spawn) && around(map, spawn.cell).some((beside) => others.has(beside)));
}

function furnish(draft: Draft, { things }: Room, from: number): void {
  const pedestals = draft.spawns.slice(from).filter((spawn) => partOf(draft, spawn) === 'pedestal');
  for (const [n, { cell }] of pedestals.entries()) {
    draft.spawns.push({ cell, raw: draft.rng.pick(things?.[n] ?? []), explicit: true, caged: true });
  }
}

function setLock(draft: Draft, rows: readonly string[], corner: number): boolean {
  const { x, y } = pointOf(draft.map, corner);
  const covered = new Set(coveredCells(draft.map, rows, x, y));
  const inside = draft.spawns.filter(({ cell }) => covered.has(cell));
  const lamps = inside.filter((spawn) => partOf(draft, spawn) === 'dark-lamp');
  const mirrors = inside.filter((spawn) => partOf(draft, spawn) === 'rising-mirror');
  if (lamps.length > 0) light(draft, lamps);
  else if (mirrors.length > 0) turnMirrors(draft, mirrors, inside);
  else if (inside.some((spawn) => partOf(draft, spawn) === 'plate')) return true;
  else if (inside.some((spawn) => partOf(draft, spawn) === 'gate')) {
    const near = new Set([...covered].flatMap((cell) => around(draft.map, cell)));
    const cells = nooks(draft).filter((cell) => !near.has(cell));
    if (cells.length === 0) return false;
    place(draft, draft.rng.pick(cells), 'treasury-lever');
  }
  return true;
}

function light(draft: Draft, lamps: readonly Spawn[]): void {
  const riddle = draft.rng.pick(RIDDLES);
  const burning = new Set(lamps.filter((_, n) => riddle[n] === '1'));
  draft.spawns = draft.spawns.map((spawn) => (burning.has(spawn) ? { ...spawn, raw: 'burning-lamp' } : spawn));
}

function turnMirrors(draft: Draft, mirrors: readonly Spawn[], inside: readonly Spawn[]): void {
  const { map, rng } = draft;
  const lantern = inside.find((spawn) => partOf(draft, spawn) === 'lantern')?.cell ?? 0;
  const turned = new Set(mirrors.filter(() => rng.percent(50)));
  const trace = () => {
    const parts = new Map(inside.map((spawn) => [spawn.cell, partOf(draft, spawn)]));
    for (const { cell } of turned) parts.set(cell, 'falling-mirror');
    const stops = (cell: number): boolean => isOpaque(map.tiles[cell] ?? TILES.wall);
    return traceLight({ width: map.width, stops, part: (cell) => parts.get(cell) }, lantern);
  };
  if (trace().reaches) {
    const one = rng.pick(mirrors);
    if (!turned.delete(one)) turned.add(one);
  }
  draft.spawns = draft.spawns.map((spawn) => (turned.has(spawn) ? { ...spawn, raw: 'falling-mirror' } : spawn));
  for (const { cell, raw } of trace().beams) place(draft, cell, raw);
}

const partOf = ({ raws }: Draft, { raw }: Spawn) => raws.archetypes[raw]?.cage?.part;
