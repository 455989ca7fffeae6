import type { Raws } from '../../engine';
import type { CardMap } from '../../i18n';
import { clamp } from '../../lib/clamp';
import type { Rgb } from '../color';
import { drawMark } from '../level/marks';
import { drawTerrain } from '../level/terrain';
import type { Pixels } from '../pixels';

/** Maximum width of the map in pixels. */
export const MAP_WIDTH = 160;
const MOST_HEIGHT = 100;
const CELL = { most: 6, least: 2 };
const MARK = 9;

function knownPart({ width, height, tiles }: CardMap) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let cell = 0; cell < tiles.length; cell++) {
    if (tiles[cell] === ' ') continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  const [across, down] = [right - left + 1, bottom - top + 1];
  const fitting = Math.floor(Math.min(MAP_WIDTH / across, MOST_HEIGHT / down));
  return { left, top, across, down, size: clamp(fitting, CELL.least, CELL.most) };
}

/** Returns the height in pixels of the map from `drawMapOf`. At least one cell must be known. */
export function mapHeight(map: CardMap): number {
  const { down, size } = knownPart(map);
  return down * size;
}

/** Draws the known part of a level, centred in a strip `MAP_WIDTH` pixels wide. `left` and `top` are in pixels. */
export function drawMapOf(
  pixels: Pixels,
  raws: Raws,
  map: CardMap,
  { left: edge, top: y, ink }: { left: number; top: number; ink: Rgb },
): void {
  const { left, top, across, size } = knownPart(map);
  const x = edge + Math.round((MAP_WIDTH - across * size) / 2);
  const { width, height, tiles, recipe, at } = map;
  const level = { width, height, tiles, recipe, start: null, spawns: [] };
  drawTerrain(pixels, raws, level, { left: x - left * size, top: y - top * size, cell: size });
  const middle = (from: number, cells: number): number => from + cells * size + Math.floor((size - MARK) / 2);
  drawMark(pixels, 'hero', { x: middle(x, at.x - left), y: middle(y, at.y - top), size: MARK }, ink);
}
