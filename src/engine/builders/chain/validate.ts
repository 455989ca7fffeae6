import { kingDistance, pointOf } from '../../../lib/geometry';
import { partsAround } from '../../../lib/parts-around';
import { distanceField, LEAST_STEP } from '../../../lib/path';
import { type Areas, areasOf, bodyFits, walkMapOf } from '../../level-draft/areas';
import { type Draft, exitCells, type MapDraft } from '../../level-draft/draft';
import { hiddenDoors } from '../../level-draft/hidden-doors';
import type { RecipeRaw } from '../../schema/levels';
import { roamTest } from '../../spawning/roomy-place';
import { isWalkable, sizeOf, TILES } from '../../state';

/** Minimum number of reachable cells, unless the recipe sets another. */
const MIN_REACHABLE = 700;
/** Minimum ordinary steps to the exit, to hide the exit on arrival. */
const MIN_STEPS_TO_EXIT = 10;
const CUT_OFF = 12;
const STEP = 100;

/** Returns `null` for a playable level. `openRing` allows open edges and isolated areas. */
export function findFault(draft: Draft, validation: RecipeRaw['validation'] = {}): string | null {
  const { map, start } = draft;
  if (start === null || !isWalkable(map.tiles[start])) return 'nowhere to arrive';
  const { area, sizes } = areasOf(map);
  const here = area[start] as number;
  const exits = exitCells(map);
  if (exits.length === 0) return 'no way down';
  if (!isOneRegion(map, exits)) return 'several ways down';
  if (!exits.some((cell) => area[cell] === here)) return 'the way down is out of reach';
  const open = areasOf(map, hiddenDoors(draft.raws, draft.spawns));
  const found = open.area[start] as number;
  if (exits.some((cell) => open.area[cell] !== found)) return 'the only way is hidden';
  if (!validation.openRing && sizes.some((size, number) => number !== here && size >= CUT_OFF))
    return 'a part is cut off';
  if (!validation.openRing && isDividedByStairs(draft, start, open, exits)) return 'stairs divide the level';
  if (isWithin(map, validation.away ?? MIN_STEPS_TO_EXIT, start, exits)) return 'the way down is at the start';
  if ((open.sizes[found] ?? 0) < (validation.reachable ?? MIN_REACHABLE)) return 'too small';
  if (!validation.openRing && !isRingSolid(map)) return 'open at the edge';
  if (draft.spawns.some(({ cell }) => !isWalkable(map.tiles[cell]))) return 'something inside a wall';
  const missing = (validation.present ?? []).find((raw) => !isPresent(draft, raw, area, here));
  return missing === undefined ? null : `no room for ${missing}`;
}

/** True if creatures on the stairs would split the level. */
function isDividedByStairs(
  { map, raws, spawns }: Draft,
  start: number,
  { area }: Areas,
  exits: readonly number[],
): boolean {
  const here = area[start];
  const stairs = new Set([start, ...exits]);
  const isFree = (cell: number): boolean => area[cell] === here && !stairs.has(cell);
  if (![...stairs].some((cell) => partsAround(map.width, cell, isFree) > 1)) return false;
  const without = areasOf(map, [...stairs, ...hiddenDoors(raws, spawns)]);
  const parts = new Set(without.area.filter((part, cell) => part >= 0 && isFree(cell)));
  return [...parts].filter((part) => (without.sizes[part] as number) >= CUT_OFF).length > 1;
}

function isWithin(map: MapDraft, steps: number, start: number, cells: readonly number[]): boolean {
  const from = pointOf(map, start);
  if (cells.every((cell) => kingDistance(from, pointOf(map, cell)) * LEAST_STEP >= steps * STEP)) return false;
  const field = distanceField(walkMapOf(map), [from], steps * STEP);
  return cells.some((cell) => (field[cell] as number) < steps * STEP);
}

function isOneRegion(map: MapDraft, exits: readonly number[]): boolean {
  const joined = new Set(exits.slice(0, 1));
  for (const cell of joined) {
    const { x, y } = pointOf(map, cell);
    for (const other of exits) {
      const point = pointOf(map, other);
      if (Math.abs(point.x - x) <= 1 && Math.abs(point.y - y) <= 1) joined.add(other);
    }
  }
  return joined.size === exits.length;
}

function isRingSolid({ width, height, tiles }: MapDraft): boolean {
  const isWall = (cell: number): boolean => tiles[cell] === TILES.wall;
  for (let x = 0; x < width; x++) if (!isWall(x) || !isWall(width * (height - 1) + x)) return false;
  for (let y = 0; y < height; y++) if (!isWall(width * y) || !isWall(width * y + width - 1)) return false;
  return true;
}

function isPresent(draft: Draft, raw: string, area: Int16Array, here: number): boolean {
  const size = sizeOf(draft.raws, { raw });
  return draft.spawns.some(
    (spawn) =>
      spawn.raw === raw &&
      area[spawn.cell] === here &&
      bodyFits(draft.map, spawn.cell, size) &&
      roamTest(draft, spawn)(spawn.cell),
  );
}
