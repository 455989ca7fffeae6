import type { Raws } from '../../engine';
import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';
import { drawText, fitText, textWidth } from '../font/text';
import { Pixels } from '../pixels';
import { drawMark, drawMarks, MARKS, type Mark, markColours, markOf } from './marks';
import { drawTerrain, type LevelParts } from './terrain';

const BACKGROUND = rgb('#0C0D12');
const TITLE = rgb('#F0E6C8');
const NOTE = rgb('#A8B0C0');
const MARGIN = 4;
/** Height in pixels of a line of text, with one empty row above and one below. */
export const LINE = 18;

export interface LevelPictureOptions {
  /** Side of a cell in pixels; 8 by default. */
  cell?: number;
  title?: string;
  /** Names of the kinds of marks. If absent, the picture has no legend. */
  legend?: Readonly<Record<Mark, string>>;
  palette?: Palette;
}

/** Draws a whole level, known to the hero or not. */
export function levelPicture(raws: Raws, parts: LevelParts, options: LevelPictureOptions = {}): Pixels {
  const { cell = 8, title, legend, palette } = options;
  const width = parts.width * cell;
  const top = title === undefined ? 0 : LINE;
  const pixels = new Pixels(width, top + parts.height * cell + (legend ? LINE : 0), BACKGROUND);
  if (title !== undefined) drawText(pixels, MARGIN, 1, fitText(title, width - 2 * MARGIN), TITLE);
  drawTerrain(pixels, raws, parts, { left: 0, top, cell, palette });
  drawMarks(pixels, raws, parts, { left: 0, top, cell, palette });
  if (legend)
    drawLegend(pixels, raws, parts, { names: legend, colours: markColours(palette), y: top + parts.height * cell });
  return pixels;
}

interface Legend {
  names: Readonly<Record<Mark, string>>;
  colours: Readonly<Record<Mark, Rgb>>;
  y: number;
}

function drawLegend(pixels: Pixels, raws: Raws, parts: LevelParts, { names, colours, y }: Legend): void {
  const counts = new Map<Mark, number>();
  for (const { raw } of parts.spawns) {
    const mark = markOf(raws, raw);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  let x = MARGIN;
  for (const mark of [...MARKS].reverse()) {
    const number = counts.get(mark);
    if (number === undefined) continue;
    const text = `${number} ${names[mark]}`;
    if (x + 12 + textWidth(text) > pixels.width) break;
    drawMark(pixels, mark, { x, y: y + 5, size: 7 }, colours[mark]);
    x = drawText(pixels, x + 12, y + 1, text, NOTE) + 12;
  }
}
