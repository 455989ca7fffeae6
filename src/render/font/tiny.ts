import type { Rgb } from '../color';
import type { Pixels } from '../pixels';

/**
 * Digits and signs of 6 × 8 pixels. Strokes are two pixels wide, so that phones that show a cell at 14 pixels instead
 * of 16 keep them legible.
 */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': ['.####.', '##..##', '##..##', '##..##', '##..##', '##..##', '##..##', '.####.'],
  '1': ['..##', '.###', '####', '..##', '..##', '..##', '..##', '..##'],
  '2': ['.####.', '##..##', '....##', '...##.', '..##..', '.##...', '##....', '######'],
  '3': ['.####.', '##..##', '....##', '..###.', '....##', '....##', '##..##', '.####.'],
  '4': ['...###', '..####', '.##.##', '##..##', '######', '######', '....##', '....##'],
  '5': ['######', '##....', '##....', '#####.', '....##', '....##', '##..##', '.####.'],
  '6': ['.####.', '##....', '##....', '#####.', '##..##', '##..##', '##..##', '.####.'],
  '7': ['######', '....##', '....##', '...##.', '...##.', '..##..', '..##..', '..##..'],
  '8': ['.####.', '##..##', '##..##', '.####.', '##..##', '##..##', '##..##', '.####.'],
  '9': ['.####.', '##..##', '##..##', '##..##', '.#####', '....##', '....##', '.####.'],
  '−': ['.....', '.....', '.....', '#####', '#####', '.....', '.....', '.....'],
  '+': ['......', '......', '..##..', '######', '######', '..##..', '......', '......'],
};

const HEIGHT = 8;
const OUTLINE: Rgb = 0x08080c;

const rowsOf = (character: string): readonly string[] => {
  const rows = GLYPHS[character];
  if (rows === undefined) throw new Error(`no tiny ${character}`);
  return rows;
};

/**
 * Returns the size in pixels of a number with a sign, outline included. Throws if a character is neither a digit nor
 * `+` or `−`.
 */
export function tinySize(text: string): { width: number; height: number } {
  const advances = [...text].map((character) => rowsOf(character)[0]!.length + 1);
  return { width: advances.reduce((sum, advance) => sum + advance, 1), height: HEIGHT + 2 };
}

/**
 * Writes digits and signs with a dark outline. (x, y) is the upper left corner of the outline. Throws for other
 * characters.
 */
export function drawTiny(pixels: Pixels, x: number, y: number, text: string, color: Rgb): void {
  const ink = (thick: number, fill: Rgb): void => {
    let pen = x + 1;
    for (const character of text) {
      const rows = rowsOf(character);
      rows.forEach((row, j) => {
        for (let i = 0; i < row.length; i++) {
          if (row[i] === '#') pixels.rect(pen + i - thick, y + 1 + j - thick, 1 + 2 * thick, 1 + 2 * thick, fill);
        }
      });
      pen += rows[0]!.length + 1;
    }
  };
  ink(1, OUTLINE);
  ink(0, color);
}
