import type { Raws, View } from '../../engine';
import type { MapMark } from '../../i18n';
import type { Palette } from '../../settings/palette';
import { rgb } from '../color';
import { drawLabel, drawText, fitText, textWidth } from '../font/text';
import { Pixels } from '../pixels';
import { drawKnownMark, drawKnownMarks, knownMarks, marksIn } from './known-marks';
import { drawTerrain, type Placement } from './terrain';

const BACKGROUND = rgb('#0C0D12');
const TITLE = rgb('#F0E6C8');
const TEXT = rgb('#C8D0DE');
const CELL = 8;
/** Factor that enlarges title and legend, because phones show the picture at about half its width. */
const ENLARGED = 2;
// `MARGIN`, `LINE` and the sizes of the legend are in pixels before the enlargement by `ENLARGED`.
const MARGIN = 3;
const LINE = 16;
const SYMBOL = 10;
const STEP = 14;
const GAP = 10;

interface PictureTexts {
  title: string;
  legend: Readonly<Record<MapMark, string>>;
}

/** Draws the known part of the level with title and legend. The caller must not enlarge the picture. */
export function knownPicture(
  raws: Raws,
  view: View,
  { title, legend }: PictureTexts,
  palette: Palette = 'standard',
): Pixels {
  const { width, height, tiles, recipe } = view;
  const marks = knownMarks(raws, view);
  const across = Math.ceil((width * CELL) / ENLARGED);
  const rows = legendRows(marksIn(marks), legend, across);
  const heading = new Pixels(across, LINE, BACKGROUND);
  drawText(heading, MARGIN, 0, fitText(title, across - 2 * MARGIN), TITLE);
  const key = new Pixels(across, rows.length * LINE + MARGIN, BACKGROUND);
  rows.forEach((row, number) => {
    const y = number * LINE;
    for (const { mark, x } of row) {
      drawKnownMark(key, mark, { x, y: y + 4, size: SYMBOL }, palette);
      drawText(key, x + STEP, y + 1, legend[mark], TEXT);
    }
  });
  const placement = { left: 0, top: LINE * ENLARGED, cell: CELL };
  const bottom = placement.top + height * CELL;
  const pixels = new Pixels(width * CELL, bottom + key.height * ENLARGED, BACKGROUND);
  drawTerrain(pixels, raws, { width, height, tiles, recipe, start: null, spawns: [] }, { ...placement, palette });
  drawKnownMarks(pixels, marks, placement, palette);
  numberWays(pixels, view, placement);
  drawEnlarged(pixels, heading, 0);
  drawEnlarged(pixels, key, bottom);
  return pixels;
}

function numberWays(pixels: Pixels, { waysDown = [] }: View, { left, top, cell }: Placement): void {
  for (const [n, { at }] of waysDown.entries()) {
    if (at) drawLabel(pixels, left + (at.x + 1) * cell + 3, top + at.y * cell - 4, `${n + 1}`, TITLE);
  }
}

function drawEnlarged(pixels: Pixels, part: Pixels, top: number): void {
  part.data.forEach((color, index) => {
    const [x, y] = [index % part.width, Math.floor(index / part.width)];
    pixels.rect(x * ENLARGED, top + y * ENLARGED, ENLARGED, ENLARGED, color);
  });
}

/** Returns the legend's marks in rows. `x` and the width `across` are in pixels before enlargement. */
export function legendRows(
  marks: readonly MapMark[],
  legend: PictureTexts['legend'],
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
    x += width + GAP;
  }
  return rows;
}
