import type { GroundRaw } from '../../../engine/schema/themes';
import { type Rgb, rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { inksOf } from './ground';
import { E, N, S, W } from './sides';

/** Cells cut from each row of an outer corner. */
const CORNER = [6, 4, 3, 2, 1, 1];

/** The bank of a pond: a line where it meets land, corners rounded off in the colour of the land. */
export function paintBank(tile: Pixels, water: GroundRaw, land: GroundRaw, dry: number, deep: boolean): void {
  const { highlight, shadow } = inksOf(water);
  if (!deep) {
    if (dry & N) {
      tile.rect(0, 0, 16, 2, shadow);
      tile.rect(0, 2, 16, 1, highlight);
    }
    if (dry & W) tile.rect(0, 0, 1, 16, highlight);
    if (dry & E) tile.rect(15, 0, 1, 16, highlight);
    if (dry & S) tile.rect(0, 15, 16, 1, highlight);
  }
  const beyond = rgb(land.base);
  const edge = deep ? beyond : highlight;
  if (dry & N && dry & W) cutCorner(tile, false, false, beyond, edge);
  if (dry & N && dry & E) cutCorner(tile, true, false, beyond, edge);
  if (dry & S && dry & W) cutCorner(tile, false, true, beyond, edge);
  if (dry & S && dry & E) cutCorner(tile, true, true, beyond, edge);
}

function cutCorner(tile: Pixels, right: boolean, below: boolean, beyond: Rgb, edge: Rgb): void {
  CORNER.forEach((cut, j) => {
    const y = below ? 15 - j : j;
    for (let i = 0; i < cut; i++) tile.set(right ? 15 - i : i, y, beyond);
    tile.set(right ? 15 - cut : cut, y, edge);
  });
}
