import type { ClassicTexts } from '../../i18n';
import { type Rgb, rgb } from '../color';
import { glyph } from '../font/glyphs';
import type { Pixels } from '../pixels';
import { WINDOW } from './map';

/** Width and height in pixels of a cell of a box. It is half as wide as a cell of the screen, as letters are. */
const HALF = { width: 8, height: 16 } as const;
const SCREEN_CELL = 16;
/** Maximum number of letters in a line of a box. */
const LETTERS = 44;
/** Distance in pixels from a box to the edges of the map, and from its text to its frame. */
const [MARGIN, PADDING] = [16, 8];

const FRAME = rgb('#999999');
const TEXT = rgb('#DDDDDD');
const HEADING = rgb('#FFD700');
const NAME = rgb('#FFFFFF');

interface Line {
  text: string;
  ink: Rgb;
}

/**
 * Draws a box with the boons on offer at the top of the map or, if there are none, a box about a moment at its bottom.
 * The hero stands in the middle of the map, which stays free.
 */
export function drawHalfBoxes(pixels: Pixels, { boons, moment }: Pick<ClassicTexts, 'boons' | 'moment'>): void {
  if (boons) {
    const cards = boons.cards.flatMap(({ name, school, line }, i) => [
      ...inLines(`${i + 1} ${name} · ${school}`, NAME),
      ...inLines(line, TEXT).map(({ text, ink }) => ({ text: `  ${text}`, ink })),
    ]);
    drawBox(pixels, [...inLines(boons.title, HEADING), ...cards], 'top');
  } else if (moment) drawBox(pixels, [...inLines(moment.name, HEADING), ...inLines(moment.line, TEXT)], 'bottom');
}

function inLines(text: string, ink: Rgb): Line[] {
  const lines: Line[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last && last.text.length + 1 + word.length <= LETTERS - 2) last.text += ` ${word}`;
    else lines.push({ text: word, ink });
  }
  return lines;
}

function drawBox(pixels: Pixels, lines: readonly Line[], edge: 'top' | 'bottom'): void {
  const width = Math.max(...lines.map(({ text }) => [...text].length)) * HALF.width + 2 * PADDING;
  const height = lines.length * HALF.height + 2 * PADDING;
  const map = {
    x: WINDOW.x * SCREEN_CELL,
    y: WINDOW.y * SCREEN_CELL,
    width: WINDOW.columns * SCREEN_CELL,
    height: WINDOW.rows * SCREEN_CELL,
  };
  const x = map.x + Math.round((map.width - width) / 2);
  const y = edge === 'top' ? map.y + MARGIN : map.y + map.height - MARGIN - height;
  pixels.rect(x, y, width, height, 0);
  pixels.frame(x + 2, y + 2, width - 4, height - 4, FRAME);
  lines.forEach(({ text, ink }, row) => {
    [...text].forEach((letter, column) => {
      const { pixels: points } = glyph(letter);
      const [left, top] = [x + PADDING + column * HALF.width, y + PADDING + row * HALF.height];
      for (let i = 0; i < points.length; i += 2) pixels.set(left + points[i]!, top + points[i + 1]!, ink);
    });
  });
}
