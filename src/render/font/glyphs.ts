import { NARROW, NARROW_BITS, WIDE, WIDE_BITS } from './unifont';

const GLYPH_HEIGHT = 16;

/** `pixels` holds x and y of each lit pixel in turn. `left` is the first column with a lit pixel. */
export interface Glyph {
  pixels: Uint8Array;
  left: number;
  /** Number of columns from the first lit pixel to the last; 0 for a blank. */
  ink: number;
}

const CAPITAL = 4;
/** Characters whose strokes, two pixels wide, would run together in the font's pictures. */
const REDRAWN: ReadonlyMap<string, Glyph> = new Map(
  Object.entries({
    M: ['#.....#', '##...##', '#.#.#.#', '#..#..#', '#..#..#', '#..#..#', '#.....#', '#.....#', '#.....#', '#.....#'],
    W: ['#.....#', '#.....#', '#.....#', '#.....#', '#..#..#', '#..#..#', '#..#..#', '#..#..#', '#.#.#.#', '.#...#.'],
    '%': ['#....#', '#....#', '....#.', '....#.', '...#..', '...#..', '..#...', '..#...', '.#...#', '.#...#'],
  }).map(([character, rows]) => [character, glyphOf(rows)]),
);

let glyphs: Map<string, Glyph> | null = null;

/** Returns the glyph of `?` if the font lacks the character. */
export function glyph(character: string): Glyph {
  glyphs ??= decode();
  return glyphs.get(character) ?? glyphs.get('?')!;
}

export const boldGlyph = (character: string): Glyph => REDRAWN.get(character) ?? glyph(character);

function glyphOf(rows: readonly string[]): Glyph {
  const pixels = rows.flatMap((row, y) => [...row].flatMap((dot, x) => (dot === '#' ? [x, CAPITAL + y] : [])));
  return { pixels: Uint8Array.from(pixels), left: 0, ink: rows[0]!.length };
}

export function hasGlyph(character: string): boolean {
  glyphs ??= decode();
  return glyphs.has(character);
}

function decode(): Map<string, Glyph> {
  const all = new Map<string, Glyph>();
  add(all, NARROW, Buffer.from(NARROW_BITS, 'base64'), 1);
  add(all, WIDE, Buffer.from(WIDE_BITS, 'base64'), 2);
  return all;
}

function add(all: Map<string, Glyph>, characters: string, bits: Buffer, bytes: number): void {
  [...characters].forEach((character, index) => {
    const pixels: number[] = [];
    let left = 16;
    let right = -1;
    for (let y = 0; y < GLYPH_HEIGHT; y++) {
      for (let x = 0; x < bytes * 8; x++) {
        const byte = bits[(index * GLYPH_HEIGHT + y) * bytes + (x >> 3)]!;
        if ((byte & (128 >> (x & 7))) === 0) continue;
        pixels.push(x, y);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
    const ink = right < 0 ? 0 : right - left + 1;
    all.set(character, { pixels: Uint8Array.from(pixels), left: ink === 0 ? 0 : left, ink });
  });
}
