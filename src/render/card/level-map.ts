import type { Raws } from '../../engine';
import type { CardMap } from '../../i18n';
import { clamp } from '../../lib/clamp';
import type { Rgb } from '../color';
import { drawMark } from '../level/marks';
import { drawTerrain } from '../level/terrain';
import type { Pixels } from '../pixels';

/** The most that a map takes, in art pixels, and how many of them a cell has at most and at least. */
export const MAP_WIDTH = 160;
const MOST_HEIGHT = 100;
const CELL = { most: 6, least: 2 };
const MARK = 9;

/** The part of a level that is known, with a cell around it, and how large its cells are drawn. */
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

/** Height of the map in art pixels. */
export function mapHeight(map: CardMap): number {
  const { down, size } = knownPart(map);
  return down * size;
}

/** Draws what is known of a level, with a disc where the run ended; in the middle of the width it may take. */
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
