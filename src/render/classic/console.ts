import { type Rgb, rgb } from '../color';
import { glyph } from '../font/glyphs';
import { Pixels } from '../pixels';

const COLUMNS = 80;
const ROWS = 60;
const CELL = 16;

interface Cell {
  glyph: string;
  fg: Rgb;
  bg: Rgb;
  signs: Signs;
}

interface Signs {
  brackets?: Rgb;
  alarm?: Rgb;
  chevrons?: Rgb;
  underline?: Underline;
}

export interface Underline {
  color: Rgb;
  dashed: boolean;
}

const UNSIGNED: Signs = {};

const BLACK: Rgb = 0;
const WHITE = rgb('#FFFFFF');

/** Characters drawn twice as wide, because lines, shades and blocks must meet their neighbours. */
const CONNECTING = /[\u2500-\u259f]/;

/** Screen of 80 by 60 characters. Drawing changes the characters; `toPixels` then draws all of them. */
export class Console {
  private readonly cells: Cell[] = Array.from({ length: COLUMNS * ROWS }, () => ({
    glyph: ' ',
    fg: WHITE,
    bg: BLACK,
    signs: UNSIGNED,
  }));

  set(x: number, y: number, character: string, fg: Rgb = WHITE, bg: Rgb = BLACK): void {
    const cell = this.at(x, y);
    if (cell) Object.assign(cell, { glyph: character, fg, bg, signs: UNSIGNED });
  }

  /** Adds signs to a cell; an earlier sign of the same kind is replaced. */
  sign(x: number, y: number, signs: Signs): void {
    const cell = this.at(x, y);
    if (cell) cell.signs = { ...cell.signs, ...signs };
  }

  background(x: number, y: number, bg: Rgb): void {
    const cell = this.at(x, y);
    if (cell) cell.bg = bg;
  }

  at(x: number, y: number): Cell | undefined {
    return x >= 0 && y >= 0 && x < COLUMNS && y < ROWS ? this.cells[y * COLUMNS + x] : undefined;
  }

  print(x: number, y: number, text: string, fg: Rgb = WHITE, width = COLUMNS - x - 1): void {
    const letters = [...text];
    const visible = letters.length <= 2 * width ? letters : [...letters.slice(0, 2 * width - 1), '…'];
    for (let i = 0; i < visible.length; i += 2) {
      this.set(x + i / 2, y, `${visible[i]}${visible[i + 1] ?? ' '}`, fg);
    }
  }

  box(x1: number, y1: number, x2: number, y2: number, fg: Rgb, bg: Rgb = BLACK): void {
    for (let x = x1 + 1; x < x2; x++) for (const y of [y1, y2]) this.set(x, y, '─', fg, bg);
    for (let y = y1 + 1; y < y2; y++) for (const x of [x1, x2]) this.set(x, y, '│', fg, bg);
    this.set(x1, y1, '┌', fg, bg);
    this.set(x2, y1, '┐', fg, bg);
    this.set(x1, y2, '└', fg, bg);
    this.set(x2, y2, '┘', fg, bg);
  }

  /** Draws the screen with 16 × 16 pixels for each character. `tone` replaces each colour. */
  toPixels(tone: (color: Rgb) => Rgb = (color) => color): Pixels {
    const pixels = new Pixels(COLUMNS * CELL, ROWS * CELL, BLACK);
    this.cells.forEach(({ glyph: character, fg, bg, signs }, index) => {
      const [x, y] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL];
      drawGlyph(pixels, x, y, { glyph: character, fg: tone(fg), bg: tone(bg) });
      if (signs.underline !== undefined) drawUnderline(pixels, x, y, signs.underline, tone);
      if (signs.brackets !== undefined) drawBrackets(pixels, x, y, tone(signs.brackets));
      if (signs.chevrons !== undefined) drawChevrons(pixels, x, y, tone(signs.chevrons));
      if (signs.alarm !== undefined) drawAlarm(pixels, x, y, tone(signs.alarm));
    });
    return pixels;
  }
}

function drawGlyph(pixels: Pixels, x: number, y: number, { glyph: character, fg, bg }: Omit<Cell, 'signs'>): void {
  if (bg !== BLACK) pixels.rect(x, y, CELL, CELL, bg);
  const letters = [...character];
  if (letters.length === 2) {
    letters.forEach((letter, i) => {
      drawLetter(pixels, x + (i * CELL) / 2, y, letter, fg);
    });
    return;
  }
  if (character === ' ') return;
  const { pixels: points, left, ink } = glyph(character);
  const stretched = CONNECTING.test(character);
  const shift = stretched ? 0 : left + ink > 8 ? 0 : 4;
  for (let i = 0; i < points.length; i += 2) {
    if (stretched) pixels.rect(x + points[i]! * 2, y + points[i + 1]!, 2, 1, fg);
    else pixels.set(x + shift + points[i]!, y + points[i + 1]!, fg);
  }
}

function drawLetter(pixels: Pixels, x: number, y: number, letter: string, fg: Rgb): void {
  const { pixels: points } = glyph(letter);
  for (let i = 0; i < points.length; i += 2) pixels.set(x + points[i]!, y + points[i + 1]!, fg);
}

/** Returns the number of cells that a printed text fills. */
export const cellsOf = (text: string): number => Math.ceil([...text].length / 2);

function drawUnderline(
  pixels: Pixels,
  x: number,
  y: number,
  { color, dashed }: Underline,
  tone: (color: Rgb) => Rgb,
): void {
  const dashes = dashed ? DASHES : [{ from: 0, length: CELL }];
  for (const { from, length } of dashes) pixels.rect(x + from, y + CELL - 2, length, 2, tone(color));
}

const DASHES = [1, 6, 11].map((from) => ({ from, length: 4 }));

function drawBrackets(pixels: Pixels, x: number, y: number, color: Rgb): void {
  const { inset, length, thick } = BRACKET;
  const far = CELL - inset;
  for (const right of [false, true]) {
    for (const low of [false, true]) {
      const [across, down] = [x + (right ? far - length : inset), y + (low ? far - length : inset)];
      pixels.rect(across, y + (low ? far - thick : inset), length, thick, color);
      pixels.rect(x + (right ? far - thick : inset), down, thick, length, color);
    }
  }
}

const BRACKET = { inset: 1, length: 4, thick: 2 };

function drawAlarm(pixels: Pixels, x: number, y: number, color: Rgb): void {
  pixels.rect(x + 12, y, 4, CELL - 1, BLACK);
  pixels.rect(x + 13, y + 1, 2, 9, color);
  pixels.rect(x + 13, y + 12, 2, 2, color);
}

const CHEVRON = ['.##.', '####', '#..#'];

function drawChevrons(pixels: Pixels, x: number, y: number, color: Rgb): void {
  for (const top of [y + 2, y + 6]) {
    CHEVRON.forEach((row, j) => {
      for (let i = 0; i < row.length; i++) if (row[i] === '#') pixels.set(x + i, top + j, color);
    });
  }
}
