import type { GroundRaw } from '../../../engine/schema/themes';
import { type Rgb, rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { inksOf } from './ground';
import { E, N, S, W } from './sides';

/** Pixels cut from each row of an outer corner. */
const CORNER = [6, 4, 3, 2, 1, 1];

/** Where water meets land: a line along the bank, outer corners rounded off in the colour of the land. */
export function paintBank(tile: Pixels, water: GroundRaw, land: GroundRaw, dry: number): void {
  const { highlight, shadow } = inksOf(water);
  if (dry & N) {
    tile.rect(0, 0, 16, 2, shadow);
    tile.rect(0, 2, 16, 1, highlight);
  }
  if (dry & W) tile.rect(0, 0, 1, 16, highlight);
  if (dry & E) tile.rect(15, 0, 1, 16, highlight);
  if (dry & S) tile.rect(0, 15, 16, 1, highlight);
  roundCorners(tile, dry, rgb(land.base), highlight);
}

/** Where deep water meets shallow: no line, only the corners. */
export function paintShelf(tile: Pixels, shallow: GroundRaw, sides: number): void {
  const color = rgb(shallow.base);
  roundCorners(tile, sides, color, color);
}

function roundCorners(tile: Pixels, sides: number, beyond: Rgb, edge: Rgb): void {
  for (const [across, right] of [
    [W, false],
    [E, true],
  ] as const) {
    for (const [along, below] of [
      [N, false],
      [S, true],
    ] as const) {
      if (sides & across && sides & along) cutCorner(tile, right, below, beyond, edge);
    }
  }
}

function cutCorner(tile: Pixels, right: boolean, below: boolean, beyond: Rgb, edge: Rgb): void {
  CORNER.forEach((cut, j) => {
    const y = below ? 15 - j : j;
    for (let i = 0; i < cut; i++) tile.set(right ? 15 - i : i, y, beyond);
    tile.set(right ? 15 - cut : cut, y, edge);
  });
}
