import type { Rng } from '../../../lib/rng';
import { TILES, type TileCode } from '../../state/tile';
import { cellOf } from '../carving/cells';
import type { MapDraft } from '../chain/draft';

/** Column of the town's west wall. */
export const WEST_WALL = 30;
/** Cells of road on either side of its middle. */
const ROAD = 3;

/**
 * The walled town east of the river with a broad road right through it, from gate to gate. Returns the row of the road's
 * middle and the cells one may build on.
 */
export function raiseWalls(map: MapDraft, rng: Rng): { gate: number; land: Set<number> } {
  const gate = rng.die(39) + 5;
  const land = new Set<number>();
  const put = (x: number, y: number, tile: TileCode) => {
    map.tiles[cellOf(map, x, y)] = tile;
  };
  for (let y = 1; y <= map.height - 3; y++) {
    if (Math.abs(y - gate) <= ROAD) {
      for (let x = WEST_WALL; x < map.width; x++) put(x, y, TILES.road);
      continue;
    }
    put(WEST_WALL - 1, y, TILES.floor);
    put(WEST_WALL, y, TILES.wall);
    put(map.width - 2, y, TILES.wall);
    for (let x = WEST_WALL + 1; x <= map.width - 3; x++) {
      put(x, y, TILES.gravel);
      if (y > 2) land.add(cellOf(map, x, y));
    }
  }
  for (let x = WEST_WALL; x <= map.width - 2; x++) {
    put(x, 1, TILES.wall);
    put(x, map.height - 2, TILES.wall);
  }
  return { gate, land };
}

/** The whole east gate leads out of town. */
export function openEastGate(map: MapDraft, gate: number): void {
  for (let y = gate - ROAD; y <= gate + ROAD; y++) map.tiles[cellOf(map, map.width - 2, y)] = TILES.downStairs;
}
