import { HEIGHT, WIDTH } from './level';

/**
 * Returns the cells that orthogonal steps over the tile of `start` connect with `start`. Leaves out the outermost ring
 * of the level.
 */
export function floorAround(tiles: string, start: number): Set<number> {
  const floor = new Set([start]);
  for (const cell of floor) {
    for (const next of [cell - 1, cell + 1, cell - WIDTH, cell + WIDTH]) {
      if (tiles[next] === tiles[start] && !isOnRing(next)) floor.add(next);
    }
  }
  return floor;
}

/** The hero never sees the outermost ring of a level. */
export function isOnRing(cell: number): boolean {
  const x = cell % WIDTH;
  const y = Math.floor(cell / WIDTH);
  return x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
}
