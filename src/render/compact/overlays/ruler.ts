import type { Point } from '../../../lib/geometry';
import type { Palette } from '../../../settings/palette';
import { drawLabel, textWidth } from '../../font/text';
import type { Pixels } from '../../pixels';
import { overlayColours } from '../colours';
import { CELL, MAP_TOP, type Viewport } from '../layout';

/** Height of the upper ruler and width of the left ruler, in pixels. */
export const RULER = { top: 14, left: 18 } as const;

const SHARE = 0.7;

/** Draws letters and numbers along the map's edges. `hero` is the hero's column and row in the picture. */
export function drawRuler(pixels: Pixels, viewport: Viewport, hero: Point, palette: Palette): void {
  const { columns, rows, width, mapHeight } = viewport;
  const { outline, ruler, rulerHero, rulerLine } = overlayColours(palette);
  pixels.wash(0, MAP_TOP, width, RULER.top, outline, SHARE);
  pixels.wash(0, MAP_TOP + RULER.top, RULER.left, mapHeight - RULER.top, outline, SHARE);
  for (let column = 1; column < columns; column++) pixels.rect(column * CELL, MAP_TOP, 1, 4, rulerLine);
  for (let row = 1; row < rows; row++) pixels.rect(0, MAP_TOP + row * CELL, 4, 1, rulerLine);
  for (let column = 0; column < columns; column++) {
    const letter = String.fromCharCode(65 + column);
    const x = column * CELL + (column === 0 ? 9 : Math.floor((CELL - textWidth(letter)) / 2) + 1);
    drawLabel(pixels, x, MAP_TOP - 1, letter, column === hero.x ? rulerHero : ruler);
  }
  for (let row = 0; row < rows; row++) {
    const digits = String(row + 1);
    const x = row === 0 ? 0 : Math.floor((RULER.left - textWidth(digits)) / 2);
    drawLabel(pixels, x, MAP_TOP + row * CELL - (row === 0 ? 1 : 0), digits, row === hero.y ? rulerHero : ruler);
  }
}
