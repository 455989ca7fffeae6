import type { SheetFigure } from '../../i18n';
import { clamp } from '../../lib/clamp';
import { CAPS, capsWidth, drawCaps } from '../font/pixel-face';
import type { Sheet } from './frame';

const SIGNS: Record<SheetFigure['kind'], string> = {
  damage: '⚔',
  toHit: '◎',
  range: '➶',
  armorClass: '⛨',
  speed: '»',
};

/** Measures of a bar in pixels: length for a change of one point, minimum and maximum length, and height. */
const BAR = { point: 4, shortest: 4, longest: 16, height: 4 } as const;
const GAP = { sign: 3, arrow: 4, bar: 2, figure: 10 } as const;
const ARROW = capsWidth('▲');

const lengthOf = (change: number): number => clamp(Math.round(Math.abs(change) * BAR.point), BAR.shortest, BAR.longest);

const widthOf = ({ kind, value, change }: SheetFigure): number =>
  capsWidth(SIGNS[kind]) +
  GAP.sign +
  capsWidth(value) +
  (change === 0 ? 0 : GAP.arrow + ARROW + GAP.bar + lengthOf(change));

/** Returns the width in pixels of figures from `drawFigures`, with a gap after each. */
export const figuresWidth = (figures: readonly SheetFigure[]): number =>
  figures.reduce((sum, figure) => sum + widthOf(figure) + GAP.figure, 0);

/** Draws figures side by side, as many as fit before column `right`. Returns the column after the last gap. */
export function drawFigures(
  { pixels, colours }: Sheet,
  { x, y, right }: { x: number; y: number; right: number },
  figures: readonly SheetFigure[],
): number {
  let pen = x;
  for (const figure of figures) {
    const { kind, value, change } = figure;
    if (pen + widthOf(figure) > right) break;
    drawCaps(pixels, pen, y, SIGNS[kind], colours.dim);
    pen = drawCaps(pixels, pen + capsWidth(SIGNS[kind]) + GAP.sign, y, value, colours.bright) - 1;
    if (change !== 0) {
      const ink = change > 0 ? colours.tones.good : colours.tones.hurt;
      drawCaps(pixels, pen + GAP.arrow, y, change > 0 ? '▲' : '▼', ink);
      const bar = pen + GAP.arrow + ARROW + GAP.bar;
      pixels.rect(bar, y + (CAPS.height - BAR.height) / 2, lengthOf(change), BAR.height, ink);
      pen = bar + lengthOf(change);
    }
    pen += GAP.figure;
  }
  return pen;
}
