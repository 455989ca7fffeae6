import { partsAround } from '../../../lib/parts-around';
import { pathToNearest, type WalkMap } from '../../../lib/path';
import { knownMap, stairCells } from '../../knowledge';
import { positionOf, TILES, type World } from '../../state';

/**
 * Returns the direction of the first stairs that bar the path to a goal. Assumes that the hero could walk over stairs,
 * which real walks never do. `null` if there is no path even so, or if it crosses no stairs. `goals` returns a test for
 * cell indices; a goal may be blocked, or be stairs itself.
 */
export function stairsOnWay(world: World, goals: (map: WalkMap) => (cell: number) => boolean): 'down' | 'up' | null {
  const { level } = world;
  const known = knownMap(world);
  const stairs = new Set(stairCells(level).filter((cell) => level.revealed[cell] === '1'));
  const isGoal = goals(known);
  const isFree = (cell: number): boolean => known.blocked[cell] === 0 || stairs.has(cell) || isGoal(cell);
  // Returns early because callers ask for every place that the hero cannot reach. Stairs that divide nothing bar no
  // path.
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
