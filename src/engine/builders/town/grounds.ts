import type { Rng } from '../../../lib/rng';
import { cellOf, type MapDraft } from '../../level-draft/draft';
import { TILES, type TileCode } from '../../state';

const { PI } = Math;

/** Approximation by Bhāskara I for 0 to 2π. `Math.sin` differs between machines. */
export function sine(angle: number): number {
  const turned = angle > PI ? angle - PI : angle;
  const product = turned * (PI - turned);
  const height = (16 * product) / (5 * PI * PI - 4 * product);
  return angle > PI ? -height : height;
}

/** Radians by which the river's sine curve advances per row. */
const BEND = 0.1;
const SHALLOWS = 3;

/** Digs along the west side. Returns the piers' cells, ascending. */
export function digRiver(map: MapDraft, rng: Rng): number[] {
  const phase = rng.die(65535) / 65535;
  const banks: number[] = [];
  for (let y = 0; y < map.height; y++) {
    const bank = Math.trunc(sine(phase + y * BEND) * 10) + 14 + rng.die(6);
    banks.push(bank);
    const row = cellOf(map, 0, y);
    map.tiles.fill(TILES.deepWater, row, row + bank);
    map.tiles.fill(TILES.shallowWater, row + bank, row + bank + SHALLOWS);
  }
  return buildPiers(map, banks, rng);
}

function buildPiers(map: MapDraft, banks: readonly number[], rng: Rng): number[] {
  const planks = new Set<number>();
  const piers = rng.die(4) + 6;
  for (let pier = 0; pier < piers; pier++) {
    const y = rng.die(map.height - 2);
    const land = (banks[y] ?? 0) + SHALLOWS + 1;
    for (let x = 2 + rng.die(6); x < land; x++) planks.add(cellOf(map, x, y));
  }
  const cells = [...planks].sort((a, b) => a - b);
  for (const cell of cells) map.tiles[cell] = TILES.bridge;
  return cells;
}

export const WEST_WALL = 30;
/** Cells of road on either side of its middle row. */
const ROAD = 3;

/** `gate` is the road's middle row. `land` is 1 on cells for houses. */
export function raiseWalls(map: MapDraft, rng: Rng): { gate: number; land: Uint8Array } {
  const gate = rng.die(39) + 5;
  const land = new Uint8Array(map.tiles.length);
  const put = (x: number, y: number, tile: TileCode) => {
    map.tiles[cellOf(map, x, y)] = tile;
  };
  for (let y = 1; y <= map.height - 3; y++) {
    if (Math.abs(y - gate) <= ROAD) {
      map.tiles.fill(TILES.road, cellOf(map, WEST_WALL, y), cellOf(map, map.width, y));
      continue;
    }
    put(WEST_WALL - 1, y, TILES.floor);
    put(WEST_WALL, y, TILES.wall);
    put(map.width - 2, y, TILES.wall);
    const [first, end] = [cellOf(map, WEST_WALL + 1, y), cellOf(map, map.width - 2, y)];
    map.tiles.fill(TILES.gravel, first, end);
    if (y > 2) land.fill(1, first, end);
  }
  for (let x = WEST_WALL; x <= map.width - 2; x++) {
    put(x, 1, TILES.wall);
    put(x, map.height - 2, TILES.wall);
  }
  return { gate, land };
}

/** Puts stairs down in the east gate. `gate` is the road's middle row. */
export function openEastGate(map: MapDraft, gate: number): void {
  for (let y = gate - ROAD; y <= gate + ROAD; y++) map.tiles[cellOf(map, map.width - 2, y)] = TILES.downStairs;
}
