import { partsAround } from '../../../lib/parts-around';
import { pathToNearest, type WalkMap } from '../../../lib/path';
import { knownMap, stairCells } from '../../knowledge';
import { positionOf, TILES, type World } from '../../state';

/**
 * The first stairs on the way to the nearest goal where no walk leads to one, as walks never lead over stairs; `null`
 * when there is no way over stairs either. A goal is a cell by index, and may be one that is blocked, stairs as well.
 */
export function stairsOnWay(world: World, goals: (map: WalkMap) => (cell: number) => boolean): 'down' | 'up' | null {
  const { level } = world;
  const known = knownMap(world);
  const stairs = new Set(stairCells(level).filter((cell) => level.revealed[cell] === '1'));
  const isGoal = goals(known);
  const isFree = (cell: number): boolean => known.blocked[cell] === 0 || stairs.has(cell) || isGoal(cell);
  // Asked for every place that the hero cannot reach, and stairs that divide nothing are on no such way.
  if (![...stairs].some((cell) => partsAround(level.width, cell, isFree) > 1)) return null;
  const blocked = known.blocked.slice();
  for (const cell of stairs) blocked[cell] = 0;
  const path = pathToNearest({ ...known, blocked }, positionOf(world.game.hero), isGoal) ?? [];
  for (const { x, y } of path.slice(1, -1)) {
    const cell = y * level.width + x;
    if (stairs.has(cell)) return level.tiles[cell] === TILES.downStairs ? 'down' : 'up';
  }
  return null;
}
