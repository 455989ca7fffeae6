import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Epitaph } from '../../i18n';
import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';
import { nameInFont } from '../font/names';
import { drawCentred, drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { gridSprite, spriteOf } from '../sprites/sprite';
import { causeInk, DEPTHS, LAST_DEPTH, STONE } from './colours';
import { SLAB } from './headstone';
import { drawName } from './name';
import { wrapEvenly } from './wrap-evenly';

const MIDDLE = SLAB.x + SLAB.width / 2;
export const ROOM = SLAB.width - 22;
export const TO_GO_ROOM = ROOM - 20;
export const SEED_ROOM = SLAB.width - 12;
export const NAME_ROOM = SLAB.width - 36;

const SQUARE = { side: 17, gap: 5, most: 8 };

/** Tops of the lines in pixels from the top of the headstone, by the number of lines. */
const TOPS: Record<number, readonly number[]> = {
  3: [78, 104, 130],
  4: [78, 96, 112, 130],
  5: [74, 89, 104, 119, 135],
  6: [72, 85, 98, 111, 124, 137],
};

const MOST_ROWS = 6;

export function drawInscription(pixels: Pixels, sprites: SpritesRaw, epitaph: Epitaph, palette: Palette): void {
  drawBadge(pixels, MIDDLE, SLAB.y + 16, epitaph.laurel);
  const name = { name: titleOf(epitaph), room: NAME_ROOM, isOutlined: false };
  drawName(pixels, { x: MIDDLE, middle: SLAB.y + 60 }, { ...name, color: STONE.emboss });
  drawName(pixels, { x: MIDDLE, middle: SLAB.y + 59 }, { ...name, color: STONE.ink });
  drawEnding(pixels, sprites, epitaph, causeInk(palette));
  drawDepths(pixels, epitaph.depth);
  const [spoils, seed] = epitaph.score === null ? [182, 203] : [177, 211];
  drawSpoils(pixels, sprites, epitaph, SLAB.y + spoils);
  if (epitaph.score !== null) carve(pixels, SLAB.y + 194, epitaph.score, STONE.ink);
  carve(pixels, SLAB.y + seed, seedLine(epitaph, SEED_ROOM), STONE.ink, SEED_ROOM);
}

function drawEnding(pixels: Pixels, sprites: SpritesRaw, epitaph: Epitaph, cause: Rgb): void {
  const { title, standing, how, who, place, resting, avenged, companion, unfinished } = epitaph;
  const carved = (line: string, color: Rgb) => (y: number) => carve(pixels, y, line, color);
  const rows = [
    carved(standing, STONE.ink),
    carved(how, STONE.ink),
    ...whoLines(who).map((line) => carved(line, cause)),
    carved(who === null ? place : resting, STONE.ink),
    ...(unfinished ? [(y: number) => drawUnfinished(pixels, sprites, unfinished, { y, color: cause })] : []),
  ];
  if (rows.length < MOST_ROWS) rows.unshift(...title.map((line) => carved(line, STONE.ink)));
  // This line does not name the avenger, because the font may lack letters of a player's name.
  if (avenged !== null && rows.length < MOST_ROWS) rows.push(carved(avenged.nameless, cause));
  if (companion && rows.length < MOST_ROWS) rows.push(carved(companion.beside, STONE.ink));
  rows.forEach((draw, i) => {
    draw(SLAB.y + TOPS[rows.length]![i]!);
  });
}

/** Returns the killer's name in at most two lines; none for `null`. A very long second line is wider than `ROOM`. */
export const whoLines = (who: string | null): string[] => {
  const lines = who === null ? [] : wrapEvenly(who, ROOM);
  return lines.length <= 2 ? lines : [lines[0]!, lines.slice(1).join(' ')];
};

function drawUnfinished(
  pixels: Pixels,
  sprites: SpritesRaw,
  { item, toGo }: NonNullable<Epitaph['unfinished']>,
  { y, color }: { y: number; color: Rgb },
): void {
  const line = fitText(toGo, TO_GO_ROOM);
  const x = Math.round(MIDDLE - (textWidth(line) + 20) / 2);
  drawSprite(pixels, spriteOf(sprites, lookOf(sprites, { kind: 'item', raw: item })), x, y, { outline: STONE.ink });
  drawText(pixels, x + 20, y + 1, line, STONE.emboss);
  drawText(pixels, x + 20, y, line, color);
}

/** Returns the seed code with its label, or without the label if `room` pixels are too few. */
export const seedLine = ({ seed, seedCode }: Epitaph, room: number): string =>
  textWidth(seed) <= room ? seed : seedCode;

/** Returns the hero's name, title and kit on one line, by default without the title. */
export const titleOf = ({ name, nameless, kit }: Epitaph, title: Epitaph['title'] = []): string =>
  [[nameInFont(name, nameless), ...title].join(' '), ...kit].join(', ');

function carve(pixels: Pixels, y: number, line: string, color: number, room = ROOM): void {
  const text = fitText(line, room);
  const x = Math.round(MIDDLE - textWidth(text) / 2);
  drawText(pixels, x, y + 1, text, STONE.emboss);
  drawText(pixels, x, y, text, color);
}

function drawDepths(pixels: Pixels, depth: number): void {
  const { first, side } = shownDepths(depth);
  const step = side + SQUARE.gap;
  const left = Math.round(MIDDLE - ((depth - first + 1) * step - SQUARE.gap) / 2);
  const y = SLAB.y + 154;
  for (let here = first; here <= depth; here++) {
    const x = left + (here - first) * step;
    const isLast = here === depth;
    pixels.rect(x - 1, y - 1, side + 2, SQUARE.side + 2, STONE.ink);
    pixels.rect(x, y, side, SQUARE.side, isLast ? LAST_DEPTH.fill : DEPTHS[Math.min(here, DEPTHS.length) - 1]!);
    pixels.rect(x, y, side, 2, isLast ? LAST_DEPTH.top : STONE.edgeLight);
    drawCentred(pixels, x + side / 2, y - 1, String(here), STONE.white);
  }
}

/** Returns the first depth with a square on the headstone, and the width of each square in pixels. */
export function shownDepths(depth: number): { first: number; side: number } {
  const side = Math.max(SQUARE.side, textWidth(String(depth)) + 2);
  const most = Math.min(SQUARE.most, Math.floor((ROOM + SQUARE.gap) / (side + SQUARE.gap)));
  return { first: Math.max(1, depth - most + 1), side };
}

function drawSpoils(pixels: Pixels, sprites: SpritesRaw, { gold, kills }: Epitaph, y: number): void {
  const width = 12 + textWidth(gold) + 16 + textWidth(kills);
  const x = Math.round(MIDDLE - width / 2);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x, y + 4, { outline: STONE.ink });
  drawText(pixels, x + 13, y, gold, STONE.ink);
  drawText(pixels, x + 12 + textWidth(gold) + 16, y, kills, STONE.ink);
}

const SCALE = 2;

const SKULL = ['..wwww', '.wwwww', 'wwwwww', 'wkkwww', 'wkkkww', 'wwkwwk', '.wwwwk', '..wwww', '..wkwk', '..wkwk'];
const BRANCH = [
  '....ll..',
  '..l.lN..',
  '.llN....',
  '.lN.ll..',
  'l..NlN..',
  'lN.nN...',
  'lNNn.ll.',
  '.N.nNlN.',
  'l..nNN..',
  'llN.nn..',
  '.lNNlnn.',
  '...lNNny',
];
const COLOURS: Record<string, Rgb> = {
  w: STONE.white,
  k: STONE.ink,
  y: rgb('#FFD95C'),
  l: rgb('#A8E878'),
  N: rgb('#5CB048'),
  n: rgb('#2F7340'),
};

const mirrored = (rows: string[]): string[] => rows.map((row) => [...row].reverse().join(''));

function drawBadge(pixels: Pixels, middle: number, top: number, laurel: boolean): void {
  const right = mirrored(SKULL);
  stamp(
    pixels,
    SKULL.map((row, i) => row + right[i]!),
    middle - 12,
    top,
  );
  if (laurel) drawWreath(pixels, middle, top - 2);
}

/** Draws a wreath open at the top. `far` is half the gap between the branches in pixels. */
export function drawWreath(pixels: Pixels, middle: number, top: number, { far = 14, scale = SCALE } = {}): void {
  stamp(pixels, BRANCH, middle - far - BRANCH[0]!.length * scale, top, scale);
  stamp(pixels, mirrored(BRANCH), middle + far, top, scale);
}

function stamp(pixels: Pixels, rows: string[], left: number, top: number, scale = SCALE): void {
  const at = (i: number, j: number): string => rows[j]?.[i] ?? '.';
  for (let j = -1; j <= rows.length; j++) {
    for (let i = -1; i <= rows[0]!.length; i++) {
      const own = at(i, j);
      const near = [at(i - 1, j), at(i + 1, j), at(i, j - 1), at(i, j + 1)];
      if (own === '.' && near.every((ink) => ink === '.')) continue;
      const ink = own === '.' ? STONE.ink : (COLOURS[own] ?? STONE.ink);
      pixels.rect(left + i * scale, top + j * scale, scale, scale, ink);
    }
  }
}
