import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { commandLine } from './lib/command-line';

const USAGE = `npx tsx scripts/atlas.ts

Bakes the glyphs of GNU Unifont that the pictures use into src/render/font/unifont.ts, one bit a pixel, 16 rows a glyph. To
be run again after changing the characters, which stand in this script.`;

const FAMILY = 'Baked Unifont';
const FONT = require.resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff');
const TARGET = join(__dirname, '../src/render/font/unifont.ts');

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Characters of code page 437 beyond ASCII, in Unicode. */
const CP437 =
  '☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■';
/** Arrows, circled digits, typographic marks. */
const INTERFACE = '−↖↗↘↙⇧⇩①②③④⑤⑥⑦⑧⑨⑩…–—‘’“”„×✓✗★☆☠€™♡♛';
/** Letters of European names: Latin-1, Latin Extended-A, additions for Romanian, Greek and Cyrillic. */
const LETTERS = [
  range(0xa1, 0x17f).replace('\u00ad', ''),
  range(0x218, 0x21b),
  [...range(0x386, 0x3ce)].filter((letter) => /\p{L}/u.test(letter)).join(''),
  range(0x400, 0x45f),
  range(0x490, 0x491),
].join('');

const characters = [...new Set([...range(0x20, 0x7e), ...CP437, ...INTERFACE, ...LETTERS])].sort(
  (a, b) => a.codePointAt(0)! - b.codePointAt(0)!,
);

if (!GlobalFonts.registerFromPath(FONT, FAMILY)) throw new Error(`cannot read ${FONT}`);
// The cell begins in row MARGIN; its baseline is 14 rows lower.
const MARGIN = 4;
const SIZE = 24;
const canvas = createCanvas(SIZE, SIZE);
const context = canvas.getContext('2d');
context.font = `16px "${FAMILY}"`;
context.fillStyle = '#fff';

/**
 * Returns the rows of a glyph, 16 bits each. The highest bit is the leftmost pixel. Throws if Unifont lacks the glyph,
 * or if the glyph is too large.
 */
function rows(character: string): number[] {
  context.clearRect(0, 0, SIZE, SIZE);
  context.fillText(character, 0, MARGIN + 14);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const all = Array.from({ length: SIZE }, () => 0);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const alpha = data[(y * SIZE + x) * 4 + 3]!;
      // Antialiasing shows that a fallback font was used.
      if (alpha !== 0 && alpha !== 255) throw new Error(`${character} is not in Unifont`);
      if (alpha === 255 && x > 15) throw new Error(`${character} is wider than 16`);
      if (alpha === 255) all[y]! |= 0x8000 >> x;
    }
  }
  return fitCell(all, character);
}

/**
 * Returns the rows of the cell. If the glyph is one row too high, leaves out an empty row in it, such as the row below
 * an accent. Throws if the glyph is higher still.
 */
function fitCell(all: number[], character: string): number[] {
  const top = all.findIndex(Boolean);
  const bottom = all.findLastIndex(Boolean);
  if (top === -1 || (top >= MARGIN && bottom < MARGIN + 16)) return all.slice(MARGIN, MARGIN + 16);
  const gap = top < MARGIN ? all.indexOf(0, top) : all.lastIndexOf(0, bottom);
  if (top < MARGIN - 1 || bottom > MARGIN + 16) throw new Error(`${character} is higher than 16`);
  const without = all.filter((_, y) => y !== gap);
  const start = top < MARGIN ? MARGIN - 1 : MARGIN;
  return without.slice(start, start + 16);
}

interface Glyph {
  character: string;
  rows: number[];
}

const text = (list: readonly Glyph[]): string => JSON.stringify(list.map((g) => g.character).join(''));
const base64 = (bytes: number[]): string => `'${Buffer.from(bytes).toString('base64')}'`;

function writeAtlas(): void {
  const glyphs = characters.map((character) => ({ character, rows: rows(character) }));
  const wide = glyphs.filter((g) => g.rows.some((row) => row & 0xff));
  const narrow = glyphs.filter((g) => !wide.includes(g));
  writeFileSync(
    TARGET,
    `// Made by scripts/atlas.ts from GNU Unifont (https://unifoundry.com/unifont), SIL Open Font License 1.1. Do not edit.

/** Characters 8 pixels wide, ascending by code point. */
export const NARROW = ${text(narrow)};

/** 16 bytes a character, one per row from the top, the leftmost pixel in the highest bit; base64. */
export const NARROW_BITS = ${base64(narrow.flatMap((g) => g.rows.map((row) => row >> 8)))};

/** Characters 16 pixels wide. */
export const WIDE = ${text(wide)};

/** 32 bytes a character, two per row. */
export const WIDE_BITS = ${base64(wide.flatMap((g) => g.rows.flatMap((row) => [row >> 8, row & 255])))};
`,
  );
  execFileSync('npx', ['biome', 'format', '--write', TARGET], { stdio: 'inherit' });
  console.log(`${narrow.length} narrow and ${wide.length} wide glyphs`);
}

void commandLine(USAGE, {}, writeAtlas);
