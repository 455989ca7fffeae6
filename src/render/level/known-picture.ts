import type { Raws, View } from '../../engine';
import type { MapMark } from '../../i18n';
import type { Palette } from '../../lib/palette';
import { rgb } from '../color';
import { drawText, fitText, textWidth } from '../font/text';
import { Pixels } from '../pixels';
import { drawKnownMark, drawKnownMarks, knownMarks, marksIn } from './known-marks';
import { drawTerrain } from './terrain';

const BACKGROUND = rgb('#0C0D12');
const TITLE = rgb('#F0E6C8');
const WORDS = rgb('#C8D0DE');
const CELL = 8;
const MARGIN = 4;
const LINE = 18;
/** Side of a mark in the legend, and what it takes with the space behind it. */
const SYMBOL = 10;
const STEP = 16;

interface Words {
  title: string;
  legend: Readonly<Record<MapMark, string>>;
}

/**
 * The whole level as far as the hero knows it: explored ground, stairs, what is in sight and what was seen before,
 * shops and the hero; below it a legend of the marks it has.
 */
export function knownPicture(raws: Raws, view: View, { title, legend }: Words, palette: Palette = 'standard'): Pixels {
  const { width, height, tiles, recipe } = view;
  const across = width * CELL;
  const marks = knownMarks(raws, view);
  const rows = legendRows(marksIn(marks), legend, across);
  const pixels = new Pixels(across, LINE + height * CELL + rows.length * LINE, BACKGROUND);
  drawText(pixels, MARGIN, 1, fitText(title, across - 2 * MARGIN), TITLE);
  const placement = { left: 0, top: LINE, cell: CELL };
  drawTerrain(pixels, raws, { width, height, tiles, recipe, start: null, spawns: [] }, placement);
  drawKnownMarks(pixels, marks, placement, palette);
  rows.forEach((row, number) => {
    const y = LINE + height * CELL + number * LINE;
    for (const { mark, x } of row) {
      drawKnownMark(pixels, mark, { x, y: y + 4, size: SYMBOL }, palette);
      drawText(pixels, x + STEP, y + 1, legend[mark], WORDS);
    }
  });
  return pixels;
}

/** The marks from left to right, in as many rows as they need. */
export function legendRows(
  marks: readonly MapMark[],
  legend: Words['legend'],
  across: number,
): { mark: MapMark; x: number }[][] {
  const rows: { mark: MapMark; x: number }[][] = [];
  let x = across;
  for (const mark of marks) {
    const width = STEP + textWidth(legend[mark]);
    if (x + width + MARGIN > across) {
      rows.push([]);
      x = MARGIN + 2;
    }
    rows.at(-1)!.push({ mark, x });
    x += width + STEP;
  }
  return rows;
}
