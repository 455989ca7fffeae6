import { kingDistance, pointOf } from '../../../lib/geometry';
import { shuffle } from '../../../lib/lists';
import { areasOf } from '../../level-draft/areas';
import { around } from '../../level-draft/doors';
import { type Draft, place, type Spawn, snapshot } from '../../level-draft/draft';
import { occupiedCells } from '../../level-draft/occupied-cells';
import type { CageRaw, LockedRoomRaw } from '../../schema/cages';
import type { RecipeRaw } from '../../schema/levels';
import { cageAt } from '../../spawning/cage-at';
import { clearHazards } from '../../spawning/clear-hazards';
import { clearWays } from '../../spawning/clear-ways';
import { nooks } from '../../spawning/nooks';
import { isStairs, TILES } from '../../state';
import { coveredCells, fittingCorners, orientations, siteOf, tryStamp } from '../common';
import { findFault } from './validate';

/** Depth of the town, which has no cage. */
const TOWN = 1;
/** Chance in percent that a level has a cage, if there is room for one. */
const CHANCE = 55;
/** Chance in percent that a level that draws no cage has a locked room, if there is room for one. */
const LOCKED_CHANCE = 34;
/** Number of places to try in rock, and then on open floor. */
const TRIES = 8;
/** Minimum distance in cells of the entrance from the hero's arrival. Guards are thus not in sight of it. */
const AWAY = 12;

/** Patterns of lamps at the start, `1` for a burning lamp. From each, the hero needs two or three steps on lamps. */
const RIDDLES = ['101', '010', '110', '011'] as const;

/** A cage, or a locked room, which has no things of its own. */
type Room = LockedRoomRaw & Partial<CageRaw>;

/**
 * Places a cage on about every second finished level below the town, and a locked room on about one level in eight that
 * has no cage. Prefers a place in solid rock, where the room changes nothing but the wall around its entrance. Leaves
 * the level as it is if no place keeps the level valid. Call this last, because a level without such a room must stay
 * as it was without this function.
 */
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

/**
 * Draws the cage at a place, moves hazards and hidden traps off the way to it, and returns true. If the level would not stay valid,
 * undoes all and returns false.
 */
function tryCage(draft: Draft, cage: Room, { rows, corner }: Place, validation: RecipeRaw['validation']): boolean {
  const before = { tiles: draft.map.tiles.slice(), spawns: draft.spawns.slice(), drawn: new Set(draft.drawn) };
  if (tryStamp(draft, rows, corner, { before: areasOf(draft.map), spare: 0 })) {
    furnish(draft, cage, before.spawns.length);
    if (setLock(draft, rows, corner) && findFault(draft, validation) === null) {
      draft.spawns = clearHazards(draft);
      draft.spawns = clearWays(draft);
      snapshot(draft, 'clean-up');
      return true;
    }
  }
  draft.map.tiles = before.tiles;
  draft.spawns = before.spawns;
  draft.drawn = before.drawn;
  return false;
}

interface Place {
  rows: readonly string[];
  /** Top-left cell of the rows. */
  corner: number;
}

/**
 * Returns random places for the cage whose entrance opens on a free cell that the hero can reach. The cage covers only
 * solid rock, or only free floor.
 */
function placesFor(draft: Draft, { id, rows: drawing }: Room, ground: 'rock' | 'floor'): Place[] {
  const { map, drawn, cleared, start, rng } = draft;
  const occupied = occupiedCells(draft);
  const { area } = areasOf(map);
  const home = start === null ? -1 : area[start];
  const isAway = (cell: number): boolean => kingDistance(pointOf(map, cell), pointOf(map, start ?? 0)) >= AWAY;
  const isReached = (cell: number): boolean =>
    area[cell] === home && cell !== start && !isStairs(map.tiles[cell]) && !occupied.has(cell);
  const isFree = (cell: number): boolean =>
    !drawn.has(cell) &&
    !cleared.has(cell) &&
    (ground === 'rock' ? map.tiles[cell] === TILES.wall : map.tiles[cell] !== TILES.wall && isReached(cell));
  const { taken } = siteOf(draft, isFree);
  const places = orientations({ id, kind: 'vault', rows: drawing }, rng).flatMap((rows) =>
    fittingCorners(map, rows, taken)
      .filter((corner) => [corner + stepOut(rows, map.width, draft)].every((cell) => isReached(cell) && isAway(cell)))
      .map((corner): Place => ({ rows, corner })),
  );
  return shuffle(places, rng).slice(0, TRIES);
}

/** Returns the distance of cells from the top-left cell of the rows to the cell outside the entrance. */
function stepOut(rows: readonly string[], width: number, { raws }: Draft): number {
  const bottom = rows.length - 1;
  const right = (rows[0]?.length ?? 1) - 1;
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of [...row].entries()) {
      if (raws.prefabs.legend[mark]?.tile === 'wall') continue;
      if (y === 0) return x - width;
      if (y === bottom) return (y + 1) * width + x;
      if (x === 0) return y * width - 1;
      if (x === right) return y * width + x + 1;
    }
  }
  throw new Error('a cage without an entrance, which the check of the raws rules out');
}

/** Puts one thing of each list on a pedestal. `from` is the index of the first spawn of the cage. */
function furnish(draft: Draft, { things }: Room, from: number): void {
  const pedestals = draft.spawns.slice(from).filter((spawn) => partOf(draft, spawn) === 'pedestal');
  for (const [n, { cell }] of pedestals.entries()) {
    draft.spawns.push({ cell, raw: draft.rng.pick(things?.[n] ?? []), explicit: true, caged: true });
  }
}

/**
 * Places a lever for a gate at the entrance, and draws which lamps burn. Returns false if the lever finds no room.
 */
function setLock(draft: Draft, rows: readonly string[], corner: number): boolean {
  const { x, y } = pointOf(draft.map, corner);
  const covered = new Set(coveredCells(draft.map, rows, x, y));
  const inside = draft.spawns.filter(({ cell }) => covered.has(cell));
  const lamps = inside.filter((spawn) => partOf(draft, spawn) === 'dark-lamp');
  if (lamps.length > 0) light(draft, lamps);
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

const partOf = ({ raws }: Draft, { raw }: Spawn) => raws.archetypes[raw]?.cage?.part;
