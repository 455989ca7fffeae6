import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Epitaph } from '../../i18n';
import { type Rgb, rgb } from '../color';
import { nameInFont } from '../font/names';
import { drawCentred, drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { gridSprite, spriteOf } from '../sprites/sprite';
import { STONE } from './colours';
import { SLAB } from './headstone';

const MIDDLE = SLAB.x + SLAB.width / 2;
/** Below the arch the inset line is the border; the name stands where the stone is narrower. */
const ROOM = SLAB.width - 22;
const NAME_ROOM = SLAB.width - 36;
const LINE = 16;

/** Colour of each depth's square; deeper ones share the last. */
export const DEPTHS = ['#3F7D46', '#2F7340', '#8A7A5C', '#75684F', '#5A667B', '#4A4272', '#3A3844'].map(rgb);
const LAST = { fill: rgb('#C8323E'), top: rgb('#EA6A68'), digits: STONE.white };
const SQUARES = 8;

/** Where lines stand below the top of the stone; of who died on the way home there is one more. */
const LINES = { standing: 78, how: 96, who: 112, place: 130, toGo: 0 };
const HOMEWARD = { standing: 74, how: 89, who: 104, place: 119, toGo: 135 };

export function drawInscription(pixels: Pixels, sprites: SpritesRaw, epitaph: Epitaph): void {
  drawBadge(pixels, MIDDLE, SLAB.y + 16, epitaph.laurel);
  const { lines, scale } = nameLines(nameInFont(epitaph.name, epitaph.nameless));
  lines.forEach((line, i) => {
    carve(pixels, SLAB.y + 58 - (lines.length * LINE * scale) / 2 + i * LINE * scale, line, STONE.ink, scale);
  });
  const { standing, how, who, place, toGo } = epitaph.unfinished ? HOMEWARD : LINES;
  carve(pixels, SLAB.y + standing, epitaph.standing, STONE.ink);
  carve(pixels, SLAB.y + how + (epitaph.who === null ? 8 : 0), epitaph.how, STONE.ink);
  if (epitaph.who !== null) carve(pixels, SLAB.y + who, epitaph.who, STONE.cause);
  carve(pixels, SLAB.y + place, epitaph.place, STONE.ink);
  if (epitaph.unfinished) drawUnfinished(pixels, sprites, epitaph.unfinished, SLAB.y + toGo);
  drawDepths(pixels, epitaph.depth);
  const [spoils, seed] = epitaph.score === null ? [182, 203] : [177, 211];
  drawSpoils(pixels, sprites, epitaph, SLAB.y + spoils);
  if (epitaph.score !== null) carve(pixels, SLAB.y + 194, epitaph.score, STONE.ink);
  carve(pixels, SLAB.y + seed, epitaph.seed, STONE.ink);
}

/** What the dead had with them, and how far they had yet to go. */
function drawUnfinished(
  pixels: Pixels,
  sprites: SpritesRaw,
  { item, toGo }: NonNullable<Epitaph['unfinished']>,
  y: number,
): void {
  const line = fitText(toGo, ROOM - 20);
  const x = Math.round(MIDDLE - (textWidth(line) + 20) / 2);
  drawSprite(pixels, spriteOf(sprites, lookOf(sprites, { kind: 'item', raw: item })), x, y, { outline: STONE.ink });
  drawText(pixels, x + 20, y + 1, line, STONE.emboss);
  drawText(pixels, x + 20, y, line, STONE.cause);
}

/** A name double size where it fits, else single, on two lines if need be, cut only when even those are too short. */
export function nameLines(name: string, room = NAME_ROOM): { lines: string[]; scale: 1 | 2 } {
  if (textWidth(name, 2) <= room) return { lines: [name], scale: 2 };
  if (textWidth(name) <= room) return { lines: [name], scale: 1 };
  const words = name.split(' ');
  let first = words.length - 1;
  while (first > 1 && textWidth(words.slice(0, first).join(' ')) > room) first--;
  const lines = first < 1 ? [name] : [words.slice(0, first).join(' '), words.slice(first).join(' ')];
  return { lines: lines.map((line) => fitText(line, room)), scale: 1 };
}

/** Centred on the stone, with a light edge below the strokes. */
function carve(pixels: Pixels, y: number, line: string, color: number, scale = 1): void {
  const text = scale === 1 ? fitText(line, ROOM) : line;
  const x = Math.round(MIDDLE - textWidth(text, scale) / 2);
  drawText(pixels, x, y + 1, text, STONE.emboss, scale);
  drawText(pixels, x, y, text, color, scale);
}

/** One square a depth, the last one red; at most the last eight. */
function drawDepths(pixels: Pixels, depth: number): void {
  const first = Math.max(1, depth - SQUARES + 1);
  const count = depth - first + 1;
  const side = 17;
  const step = side + 5;
  const left = Math.round(MIDDLE - (count * step - 5) / 2);
  const y = SLAB.y + 154;
  for (let i = 0; i < count; i++) {
    const x = left + i * step;
    const here = first + i;
    const last = here === depth;
    pixels.rect(x - 1, y - 1, side + 2, side + 2, STONE.ink);
    pixels.rect(x, y, side, side, last ? LAST.fill : DEPTHS[Math.min(here, DEPTHS.length) - 1]!);
    pixels.rect(x, y, side, 2, last ? LAST.top : STONE.edgeLight);
    drawCentred(pixels, x + side / 2, y - 1, String(here), last ? LAST.digits : STONE.white);
  }
}

function drawSpoils(pixels: Pixels, sprites: SpritesRaw, { gold, kills }: Epitaph, y: number): void {
  const amount = String(Math.floor(gold));
  const width = 12 + textWidth(amount) + 16 + textWidth(kills);
  const x = Math.round(MIDDLE - width / 2);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x, y + 4, { outline: STONE.ink });
  drawText(pixels, x + 13, y, amount, STONE.ink);
  drawText(pixels, x + 12 + textWidth(amount) + 16, y, kills, STONE.ink);
}

const SCALE = 2;

const SKULL = ['..wwww', '.wwwww', 'wwwwww', 'wkkwww', 'wkkkww', 'wwkwwk', '.wwwwk', '..wwww', '..wkwk', '..wkwk'];
/** The left one of two branches that meet below. */
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

/** Above the name: a skull, with a laurel round it when the dragon was slain. */
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

/** Two branches of laurel, open above, so far from the middle. */
export function drawWreath(pixels: Pixels, middle: number, top: number, { far = 14, scale = SCALE } = {}): void {
  stamp(pixels, BRANCH, middle - far - BRANCH[0]!.length * scale, top, scale);
  stamp(pixels, mirrored(BRANCH), middle + far, top, scale);
}

/** With a dark edge all round. */
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
