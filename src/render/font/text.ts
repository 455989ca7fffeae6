import type { Rgb } from '../color';
import type { Pixels } from '../pixels';
import { glyph } from './glyphs';

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

/**
 * Returns where a character's ink starts in its cell, and the distance to the next character. Digits have a fixed
 * width, so that they stand in columns; other characters are proportional.
 */
function metrics(character: string): { left: number; advance: number } {
  if (character === ' ') return { left: 0, advance: SPACE };
  if (isDigit(character)) return { left: 1, advance: 8 };
  const { left, ink } = glyph(character);
  return ink === 0 ? { left, advance: SPACE } : { left, advance: ink + 2 };
}

/** Returns the width of a text in art pixels, its doubled strokes included. */
export function textWidth(text: string, scale = 1): number {
  let width = 0;
  for (const character of text) width += metrics(character).advance;
  return Math.max(0, width - 1) * scale;
}

/**
 * Writes a text in proportional letters with doubled strokes. `y` is the top of the 16-pixel line. Returns where the
 * next text on the line begins.
 */
export function drawText(pixels: Pixels, x: number, y: number, text: string, color: Rgb, scale = 1): number {
  let pen = x;
  for (const character of text) {
    const { left, advance } = metrics(character);
    const points = glyph(character).pixels;
    for (let i = 0; i < points.length; i += 2) {
      pixels.rect(pen + (points[i]! - left) * scale, y + points[i + 1]! * scale, 2 * scale, scale, color);
    }
    pen += advance * scale;
  }
  return pen;
}

/** Writes a text with its centre at `middle`. */
export function drawCentred(pixels: Pixels, middle: number, y: number, text: string, color: Rgb, scale = 1): void {
  drawText(pixels, Math.round(middle - textWidth(text, scale) / 2), y, text, color, scale);
}

/** Writes a text with a dark outline, for use over the map or a bar. Returns where the next text on the line begins. */
export function drawLabel(pixels: Pixels, x: number, y: number, text: string, color: Rgb, scale = 1): number {
  for (const [dx, dy] of AROUND) drawText(pixels, x + dx, y + dy, text, OUTLINE, scale);
  return drawText(pixels, x, y, text, color, scale);
}

/**
 * Returns the text if it fits into `width` pixels. Otherwise cuts it between words with an ellipsis, or within a single
 * long word.
 */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const words = text.split(' ');
  for (let n = words.length - 1; n > 0; n--) {
    const cut = `${words
      .slice(0, n)
      .join(' ')
      .replace(/[\s,.;:]+$/, '')}…`;
    if (textWidth(cut) <= width) return cut;
  }
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Breaks lines between words to fit into `width` pixels. A single word that is too long is cut. */
export function wrapText(lines: readonly string[], width: number): string[] {
  return lines.flatMap((line) => {
    const parts: string[] = [];
    let current = '';
    for (const word of line.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (current !== '' && textWidth(longer) > width) {
        parts.push(current);
        current = word;
      } else current = longer;
    }
    return [...parts, current].map((part) => fitText(part, width));
  });
}
