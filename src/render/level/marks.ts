import { type Raws, stanceByNature, TILES } from '../../engine';
import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';
import type { Pixels } from '../pixels';
import type { LevelParts, Placement } from './terrain';

export const MARKS = [
  'prop',
  'door',
  'item',
  'trap',
  'friendly',
  'wary',
  'hostile',
  'start',
  'up',
  'down',
  'hero',
] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_COLOURS: Record<Mark, Rgb> = {
  prop: rgb('#8A8C98'),
  door: rgb('#C08A4A'),
  item: rgb('#FFE066'),
  trap: rgb('#FF5CC8'),
  friendly: rgb('#6FD3FF'),
  wary: rgb('#C8F08A'),
  hostile: rgb('#FF5A48'),
  start: rgb('#FFFFFF'),
  up: rgb('#FFFFFF'),
  down: rgb('#7CFFCB'),
  hero: rgb('#FFD95C'),
};
/**
 * Palette for colour-blind players. Changes only the colours of creatures, because all creatures have the same shape.
 */
const SAFE: Record<Mark, Rgb> = {
  ...MARK_COLOURS,
  friendly: rgb('#57B0E2'),
  wary: rgb('#DBE1E1'),
  hostile: rgb('#D85F00'),
  hero: rgb('#F0E340'),
};

/** Marks may share a colour, because `drawKnownMark` gives each mark its own shape. */
const CONTRAST: Record<Mark, Rgb> = {
  prop: rgb('#B8BAC4'),
  door: rgb('#D8DAE2'),
  item: rgb('#F0E442'),
  trap: rgb('#E69F00'),
  friendly: rgb('#7CC8F4'),
  wary: rgb('#FFFFFF'),
  hostile: rgb('#E69F00'),
  start: rgb('#FFFFFF'),
  up: rgb('#FFFFFF'),
  down: rgb('#FFFFFF'),
  hero: rgb('#FFFFFF'),
};

const COLOURS: Record<Palette, Record<Mark, Rgb>> = { standard: MARK_COLOURS, safe: SAFE, contrast: CONTRAST };

export const markColours = (palette: Palette = 'standard'): Record<Mark, Rgb> => COLOURS[palette];

const DARK: Rgb = 0x08080c;

/** Returns a raw's kind of mark; `null` is an unidentified item. Unknown ids count as `prop`. */
export function markOf(raws: Raws, raw: string | null): Mark {
  if (raw === null) return 'item';
  if (raws.item[raw]) return 'item';
  if (raws.mob[raw]) return stanceByNature(raws, raw);
  const archetype = raws.archetypes[raw];
  if (archetype?.door) return 'door';
  return archetype?.entryTrigger && archetype.effects?.damage !== undefined ? 'trap' : 'prop';
}

/** Minimum side of a mark in pixels. A mark may be larger than its cell. */
const MIN_SIZE: Record<Mark, number> = {
  prop: 3,
  door: 4,
  item: 9,
  trap: 6,
  friendly: 7,
  wary: 7,
  hostile: 7,
  start: 9,
  up: 10,
  down: 10,
  hero: 11,
};

/** Draws creatures over things, and stairs on top. */
export function drawMarks(
  pixels: Pixels,
  raws: Raws,
  parts: LevelParts,
  { left, top, cell, palette }: Placement & { palette: Palette | undefined },
): void {
  const colours = markColours(palette);
  for (const { index, mark, wide } of marksOf(raws, parts)) {
    const width = cell * wide;
    const size = mark === 'prop' ? Math.max(MIN_SIZE.prop, cell >> 1) : Math.max(MIN_SIZE[mark], width);
    const shift = Math.floor((width - size) / 2);
    const x = left + (index % parts.width) * cell + shift;
    const y = top + Math.floor(index / parts.width) * cell + shift;
    drawMark(pixels, mark, { x, y, size }, colours[mark]);
  }
}

interface PositionedMark {
  index: number;
  mark: Mark;
  wide: number;
}

function marksOf(raws: Raws, { width, tiles, start, spawns }: LevelParts): PositionedMark[] {
  const marks = spawns.map(
    ({ cell, raw }): PositionedMark => ({
      index: cell,
      mark: markOf(raws, raw),
      wide: (raw && raws.archetypes[raw]?.tileSize?.width) || 1,
    }),
  );
  for (let index = 0; index < tiles.length; index++) {
    if (tiles[index] === TILES.upStairs) marks.push({ index, mark: 'up', wide: 1 });
    if (tiles[index] === TILES.downStairs) marks.push({ index, mark: 'down', wide: 1 });
  }
  const arrival = start && start.y * width + start.x;
  if (arrival !== null && tiles[arrival] !== TILES.upStairs) marks.push({ index: arrival, mark: 'start', wide: 1 });
  return marks.sort((a, b) => MARKS.indexOf(a.mark) - MARKS.indexOf(b.mark) || a.index - b.index);
}

export interface MarkSquare {
  x: number;
  y: number;
  size: number;
}

/** Draws a mark into a square. Creatures are discs, which differ only by the colour `ink`. */
export function drawMark(pixels: Pixels, mark: Mark, { x, y, size }: MarkSquare, ink: Rgb): void {
  if (mark === 'up' || mark === 'down') drawStairs(pixels, mark, x, y, size, ink);
  else if (mark === 'start') {
    pixels.frame(x, y, size, size, DARK);
    pixels.frame(x + 1, y + 1, size - 2, size - 2, ink);
  } else if (mark === 'door') pixels.rect(x, y, size, size, ink);
  else if (mark === 'trap') drawCross(pixels, x, y, size, ink);
  else if (mark === 'prop') pixels.rect(x, y, size, size, ink);
  else if (mark === 'item') drawDiamond(pixels, x, y, size, ink);
  else drawDisc(pixels, x, y, size, ink);
}

function drawStairs(pixels: Pixels, mark: 'up' | 'down', x: number, y: number, size: number, ink: Rgb): void {
  pixels.rect(x, y, size, size, DARK);
  pixels.frame(x, y, size, size, ink);
  const inner = size - 4;
  for (let column = 0; column < inner; column += 2) {
    const height = mark === 'up' ? column + 2 : inner - column;
    pixels.rect(x + 2 + column, y + 2 + inner - height, 2, height, ink);
  }
}

function drawCross(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  for (let i = 0; i < size; i++) {
    pixels.rect(x + i, y + i, 2, 1, ink);
    pixels.rect(x + size - 1 - i, y + i, 2, 1, ink);
  }
}

function drawDiamond(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  const middle = (size - 1) / 2;
  const reach = size / 2;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const far = Math.abs(i - middle) + Math.abs(j - middle);
      if (far < reach - 1) pixels.set(x + i, y + j, ink);
      else if (far < reach) pixels.set(x + i, y + j, DARK);
    }
  }
}

function drawDisc(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  const middle = (size - 1) / 2;
  const reach = size / 2;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const far = Math.sqrt((i - middle) ** 2 + (j - middle) ** 2);
      if (far < reach - 0.8) pixels.set(x + i, y + j, ink);
      else if (far < reach + 0.2) pixels.set(x + i, y + j, DARK);
    }
  }
}
