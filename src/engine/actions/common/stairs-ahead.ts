import { partsAround } from '../../../lib/parts-around';
import { pathToNearest, type WalkMap } from '../../../lib/path';
import { knownMap, stairCells } from '../../knowledge';
import { positionOf, TILES, type World } from '../../state';

/**
 * The first stairs on the way to the nearest goal where no walk leads to one, as walks never lead over stairs; `null`
 * when there is no way over stairs either. A goal is a cell by index, never stairs.
 */
export function stairsOnWay(world: World, goals: (map: WalkMap) => (cell: number) => boolean): 'down' | 'up' | null {
  const { level } = world;
  const known = knownMap(world);
  const isFree = (cell: number): boolean => known.blocked[cell] === 0;
  const isDividing = (cell: number): boolean => partsAround(level.width, cell, isFree) > 1;
  const dividing = stairCells(level).filter((cell) => level.revealed[cell] === '1' && isDividing(cell));
  if (dividing.length === 0) return null;
  const blocked = known.blocked.slice();
  for (const cell of dividing) blocked[cell] = 0;
  const open = { ...known, blocked };
  const isGoal = goals(open);
  const isStairs = new Set(dividing);
  const path = pathToNearest(open, positionOf(world.game.hero), (cell) => !isStairs.has(cell) && isGoal(cell));
  for (const { x, y } of path?.slice(1) ?? []) {
    const cell = y * level.width + x;
    if (isStairs.has(cell)) return level.tiles[cell] === TILES.downStairs ? 'down' : 'up';
  }
  return null;
}
