import { pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import { findPath } from '../../lib/path';
import { rngFromSeed } from '../../lib/rng';
import { areasOf, openCells, walkMapOf } from '../level-draft/areas';
import { around, dividingTest } from '../level-draft/doors';
import { cellOf, type Draft, exitCells, place } from '../level-draft/draft';
import { hiddenDoors } from '../level-draft/hidden-doors';
import { occupiedCells } from '../level-draft/occupied-cells';
import { isStairs, type RawId, type Raws, TILES } from '../state';

/** Smallest depth with a shrine. */
const FIRST = 3;
/** Number of successive levels among which one has a shrine. */
const LEVELS = 3;

/**
 * Returns the raw id of the shrine at a depth; `null` if there is none. One in three successive levels has a shrine.
 * The seed decides the order, and no kind of shrine returns before all others have turned up.
 */
export function shrineAt(raws: Raws, seed: string, depth: number): RawId | null {
  const shrines = raws.props.filter(({ shrine }) => shrine).map(({ id }) => id);
  if (depth < FIRST || shrines.length === 0) return null;
  const turn = Math.floor((depth - FIRST) / LEVELS);
  if ((depth - FIRST) % LEVELS !== rngFromSeed(`${seed}/shrine/${turn}`).int(0, LEVELS - 1)) return null;
  const round = Math.floor(turn / shrines.length);
  return shuffle(shrines, rngFromSeed(`${seed}/shrines/${round}`))[turn % shrines.length] ?? null;
}

/**
 * Places the shrine for this depth, if there is one, in a dead end or corner off the path to the exit. If there is no
 * such cell, places none.
 */
export function placeShrine(draft: Draft): void {
  const id = shrineAt(draft.raws, draft.seed, draft.depth);
  if (id === null) return;
  const cells = nooks(draft);
  if (cells.length > 0) place(draft, rngFromSeed(`${draft.seed}/nook/${draft.depth}`).pick(cells), id);
}

/** Returns the free cells off the path to the exit with the maximum number of walls around them. */
function nooks(draft: Draft): number[] {
  const { raws, map, start, spawns, cleared } = draft;
  if (start === null) return [];
  const hidden = hiddenDoors(raws, spawns);
  const { area } = areasOf(map, hidden);
  const shunned = new Set([...occupiedCells(draft), ...cleared, ...wayThrough(draft)]);
  const divides = dividingTest(map, hidden);
  const open = openCells(map);
  const walls = (cell: number): number => around(map, cell).filter((beside) => open[beside] === 0).length;
  let nooks: number[] = [];
  let most = 0;
  for (let cell = 0; cell < map.tiles.length; cell++) {
    if (area[cell] !== area[start] || shunned.has(cell) || !isDryGround(map.tiles[cell] as string)) continue;
    const count = walls(cell);
    if (count < most || divides(cell)) continue;
    if (count > most) nooks = [];
    most = count;
    nooks.push(cell);
  }
  return nooks;
}

const isDryGround = (tile: string): boolean => !isStairs(tile) && tile !== TILES.shallowWater;

/** Returns the cells of the shortest path from the start to an exit. */
function wayThrough({ map, start }: Draft): number[] {
  const goals = exitCells(map).map((cell) => pointOf(map, cell));
  return (findPath(walkMapOf(map), pointOf(map, start ?? 0), goals) ?? []).map(({ x, y }) => cellOf(map, x, y));
}
