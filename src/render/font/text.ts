import type { Rgb } from '../color';
import type { Pixels } from '../pixels';
import { boldGlyph } from './glyphs';

const SPACE = 5;
const OUTLINE: Rgb = 0x08080c;
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
] as const;

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** All digits have the same distance to the next character, so that numbers align in columns. */
function metrics(character: string): { left: number; advance: number } {
  if (character === ' ') return { left: 0, advance: SPACE };
  if (isDigit(character)) return { left: 1, advance: 8 };
  const { left, ink } = boldGlyph(character);
  return ink === 0 ? { left, advance: SPACE } : { left, advance: ink + 2 };
}

/** Returns the width in pixels of a text from `drawText`. */
export function textWidth(text: string, scale = 1): number {
  let width = 0;
  for (const character of text) width += metrics(character).advance;
  return Math.max(0, width - 1) * scale;
}

/** Writes a text from (x, y), the corner of a line 16 pixels high. Returns the first column for the next text. */
export function drawText(pixels: Pixels, x: number, y: number, text: string, color: Rgb, scale = 1): number {
  let pen = x;
  for (const character of text) {
    const { left, advance } = metrics(character);
    const points = boldGlyph(character).pixels;
    for (let i = 0; i < points.length; i += 2) {
      pixels.rect(pen + (points[i]! - left) * scale, y + points[i + 1]! * scale, 2 * scale, scale, color);
    }
    pen += advance * scale;
  }
  return pen;
}

/** Writes a text centred at column `middle`; `y` is the top of the line. */
export function drawCentred(pixels: Pixels, middle: number, y: number, text: string, color: Rgb, scale = 1): void {
  drawText(pixels, Math.round(middle - textWidth(text, scale) / 2), y, text, color, scale);
}

/** Writes a text with a dark outline. Returns the first column for the next text. */
export function drawLabel(pixels: Pixels, x: number, y: number, text: string, color: Rgb, scale = 1): number {
  for (const [dx, dy] of AROUND) drawText(pixels, x + dx, y + dy, text, OUTLINE, scale);
  return drawText(pixels, x, y, text, color, scale);
}

const FILLED = 0.5;

/** Returns the text, if necessary cut to `width` pixels with an ellipsis. Keeps at least one letter. */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const words = text.split(' ');
  for (let n = words.length - 1; n > 0; n--) {
    const cut = `${words
      .slice(0, n)
      .join(' ')
      .replace(/[\s,.;:\u00b7\u2013\u2212-]+$/, '')}…`;
    const needed = textWidth(cut);
    if (needed < width * FILLED) break;
    if (needed <= width) return cut;
  }
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Spaces at which a line may break. A space stays in `80 %` and in `(21 turns)`. */
const BREAKS = /(?<!\(\d+) (?!%)/;

/**
 * Breaks each line between words into lines of at most `width` pixels. A word that is too long ends in an ellipsis. If
 * there are more than `most` lines, shortens the list like `limitLines`.
 */
export function wrapText(lines: readonly string[], width: number, most = Number.POSITIVE_INFINITY): string[] {
  const wrapped = lines.flatMap((line) => {
    const parts: string[] = [];
    let current = '';
    for (const word of line.split(BREAKS)) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (current !== '' && textWidth(longer) > width) {
        parts.push(current);
        current = word;
      } else current = longer;
    }
    return [...parts, current].map((part) => fitText(part, width));
  });
  return limitLines(wrapped, width, most);
}

/** Returns at most `most` lines. If there are more, the last line holds the rest, cut to `width` pixels. */
export const limitLines = (lines: string[], width: number, most: number): string[] =>
  lines.length > most ? [...lines.slice(0, most - 1), fitText(lines.slice(most - 1).join(' '), width)] : lines;
