import type { Rng } from '../../../lib/rng';
import { TILES } from '../../state/tile';
import { cellOf } from '../carving/cells';
import type { MapDraft } from '../chain/draft';

const { PI } = Math;

/**
 * The sine of an angle of 0 to 2π, within 0.002: the rational approximation of Bhāskara I. Made of the four basic
 * operations only, so that it gives the same bits everywhere, which the language does not promise of its own.
 */
export function sine(angle: number): number {
  const turned = angle > PI ? angle - PI : angle;
  const product = turned * (PI - turned);
  const height = (16 * product) / (5 * PI * PI - 4 * product);
  return angle > PI ? -height : height;
}

/** Radians the river's bend advances with each row. */
const BEND = 0.1;
const SHALLOWS = 3;

/** Deep water down the west side with a shallow bank, and piers across the bank. Returns the cells of the piers. */
export function digRiver(map: MapDraft, rng: Rng): number[] {
  const phase = rng.die(65535) / 65535;
  const banks: number[] = [];
  for (let y = 0; y < map.height; y++) {
    const bank = Math.trunc(sine(phase + y * BEND) * 10) + 14 + rng.die(6);
    banks.push(bank);
    for (let x = 0; x < bank; x++) map.tiles[cellOf(map, x, y)] = TILES.deepWater;
    for (let x = bank; x < bank + SHALLOWS; x++) map.tiles[cellOf(map, x, y)] = TILES.shallowWater;
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
