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
  const dividing = stairCells(level).filter((cell) => level.revealed[cell] === '1' && isBetween(known, cell));
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

/** Are the free cells around it in two parts or more, so that it may be the only way from one to the other? */
function isBetween({ width, blocked }: WalkMap, cell: number): boolean {
  const ring = [-width - 1, -width, 1 - width, 1, width + 1, width, width - 1, -1];
  let parts = 0;
  for (let side = 0; side < ring.length; side++) {
    const isFree = blocked[cell + (ring[side] as number)] === 0;
    if (isFree && blocked[cell + (ring[(side + 1) % ring.length] as number)] === 1) parts += 1;
  }
  return parts > 1;
}
