import { distanceSquared } from '../../lib/geometry';
import { areasOf, type Draft, isOpenCell, pointOf, type Spawn } from '../builders/common';
import { triggerArea, triggerRange } from '../creatures';
import { isOpaque, isStairs, TILES } from '../state';
import { isHiddenTrap, REGION } from './clear-ways';

/** Cells, in a straight line, that a hazard may be moved. */
const NEAR = 6;

/**
 * The spawns with creatures that go off when somebody comes near moved so that from the start a way out of the range of
 * all of them, and free of hidden traps, leads to each exit and to every region of twelve cells or more. What would
 * cut such a way moves to the nearest cell where it cuts none; it is dropped when there is none near.
 */
export function clearHazards(draft: Draft): Spawn[] {
  const { raws, spawns, start } = draft;
  if (start === null || !spawns.some(({ raw }) => triggerRange(raws, raw) !== null)) return spawns;
  const { width, height, tiles } = draft.map;
  const map = { width, height, opaque: Uint8Array.from(tiles, (tile) => (isOpaque(tile) ? 1 : 0)) };
  const closed = new Set(spawns.filter((spawn) => isHiddenTrap(draft, spawn)).map(({ cell }) => cell));
  const taken = new Set(spawns.map(({ cell }) => cell));
  return spawns.flatMap((spawn) => {
    const range = triggerRange(raws, spawn.raw);
    if (range === null) return [spawn];
    taken.delete(spawn.cell);
    for (const cell of cellsNear(draft, spawn.cell, taken)) {
      const area = triggerArea(map, pointOf(map, cell), range);
      if (!leavesWays(draft, start, [...closed, ...area])) continue;
      for (const one of area) closed.add(one);
      taken.add(cell);
      return [{ ...spawn, cell }];
    }
    return [];
  });
}

/** Where a hazard may stand, nearest first, then lowest index first. */
function cellsNear({ map, start, drawn, cleared }: Draft, from: number, taken: ReadonlySet<number>): number[] {
  const at = pointOf(map, from);
  const far = (cell: number): number => distanceSquared(pointOf(map, cell), at);
  return [...map.tiles.keys()]
    .filter((cell) => far(cell) <= NEAR * NEAR && isOpenCell(map, cell) && cell !== start && !taken.has(cell))
    .filter((cell) => !isStairs(map.tiles[cell] as string))
    .filter((cell) => cell === from || !(drawn.has(cell) || cleared.has(cell)))
    .sort((a, b) => far(a) - far(b) || a - b);
}

function leavesWays({ map }: Draft, start: number, avoided: readonly number[]): boolean {
  if (avoided.includes(start)) return false;
  const { area, sizes } = areasOf(map, avoided);
  const here = area[start] as number;
  if (sizes.some((size, region) => region !== here && size >= REGION)) return false;
  return map.tiles.every((tile, cell) => tile !== TILES.downStairs || area[cell] === here);
}
