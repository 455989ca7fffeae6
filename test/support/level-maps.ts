import type { BuiltLevel } from '../../src/engine/builders/chain/build-level';
import { HEIGHT, WIDTH } from '../../src/engine/state/level';
import { isOpaque, isWalkable, TILE_RULES, type TileCode } from '../../src/engine/vocabulary/tile';
import type { Point } from '../../src/lib/geometry';
import type { WalkMap } from '../../src/lib/path';
import { fieldOfView } from '../../src/lib/sight';

/** Point of a cell's index on a level of full size. */
export const pointAt = (cell: number): Point => ({ x: cell % WIDTH, y: Math.floor(cell / WIDTH) });
/** Index of a point's cell on a level of full size. */
export const cellAt = ({ x, y }: Point): number => y * WIDTH + x;

/** Converts tiles to the map that path searches need, with all doors open. */
export function walkMapOf(tiles: string, width = WIDTH): WalkMap {
  const codes = [...tiles] as TileCode[];
  return {
    width,
    height: codes.length / width,
    blocked: Uint8Array.from(codes.map((tile) => (isWalkable(tile) ? 0 : 1))),
    cost: Uint8Array.from(codes.map((tile) => Math.round(TILE_RULES[tile].cost * 10))),
  };
}

/**
 * Cells that some watcher sees within its range, from any cell of its body. Opaque tiles and closed doors block the
 * view.
 */
export function cellsSeen(
  { tiles }: Pick<BuiltLevel, 'tiles'>,
  watchers: readonly { cells: readonly number[]; range: number }[],
  closed: ReadonlySet<number> = new Set(),
): Set<number> {
  const opaque = Uint8Array.from([...tiles], (tile, cell) => (isOpaque(tile) || closed.has(cell) ? 1 : 0));
  const map = { width: WIDTH, height: HEIGHT, opaque };
  return new Set(
    watchers.flatMap(({ cells, range }) =>
      cells.flatMap((cell) => [...fieldOfView(map, cell % WIDTH, Math.floor(cell / WIDTH), range)]),
    ),
  );
}
