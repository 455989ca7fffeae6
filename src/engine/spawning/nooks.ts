import { pointOf } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { areasOf, openCells, walkMapOf } from '../level-draft/areas';
import { around, dividingTest } from '../level-draft/doors';
import { cellOf, type Draft, exitCells } from '../level-draft/draft';
import { hiddenDoors } from '../level-draft/hidden-doors';
import { occupiedCells } from '../level-draft/occupied-cells';
import { isStairs, TILES } from '../state';

/** Returns the most enclosed free cells off the path to the exit. */
export function nooks(draft: Draft): number[] {
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

function wayThrough({ map, start }: Draft): number[] {
  const goals = exitCells(map).map((cell) => pointOf(map, cell));
  return (findPath(walkMapOf(map), pointOf(map, start ?? 0), goals) ?? []).map(({ x, y }) => cellOf(map, x, y));
}
