import type { SpritesRaw } from '../../engine/schema/sprites';
import { rgb } from '../color';
import { drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { gridSprite } from '../sprites/sprite';
import { STONE } from './inks';
import { SLAB } from './stone';

/** Everything carved on the stone. */
export interface Epitaph {
  name: string;
  /** `Level 5 · 2,318 turns` */
  standing: string;
  /** `slain by` … */
  how: string;
  /** … `the Black Dragon`; `null` when nobody did it. */
  who: string | null;
  place: string;
  depth: number;
  gold: number;
  kills: string;
  seed: string;
}

const MIDDLE = SLAB.x + SLAB.width / 2;
/** Below the arch the inset line is the border; the name stands where the stone is narrower. */
const ROOM = SLAB.width - 22;
const NAME_ROOM = SLAB.width - 36;
const LINE = 16;

/** Colour of each depth's square; deeper ones share the last. */
const DEPTHS = ['#3F7D46', '#2F7340', '#8A7A5C', '#75684F', '#5A667B', '#4A4272', '#3A3844'].map(rgb);
const LAST = { fill: rgb('#C8323E'), top: rgb('#EA6A68') };
const SQUARES = 8;

const SKULL = ['..wwww', '.wwwww', 'wwwwww', 'wkkwww', 'wkkkww', 'wwkwwk', '.wwwwk', '..wwww', '..wkwk', '..wkwk'];
const LAUREL = ['....ll', '..llNl', '.lNNll', 'lNll..', 'lNl...', 'lNl...', 'lNNl..', '.lNNl.', '..lNNl', '....ll'];

export function drawEpitaph(pixels: Pixels, sprites: SpritesRaw, words: Epitaph, won: boolean): void {
  if (won) drawBadge(pixels, LAUREL, { l: rgb('#82D660'), N: rgb('#2F7340') });
  else drawBadge(pixels, SKULL, { w: STONE.white, k: STONE.ink });
  const { lines, scale } = nameLines(words.name);
  lines.forEach((line, i) => {
    carve(pixels, SLAB.y + 58 - (lines.length * LINE * scale) / 2 + i * LINE * scale, line, STONE.ink, scale);
  });
  carve(pixels, SLAB.y + 78, words.standing, STONE.ink);
  carve(pixels, SLAB.y + (words.who === null ? 104 : 96), words.how, STONE.ink);
  if (words.who !== null) carve(pixels, SLAB.y + 112, words.who, STONE.cause);
  carve(pixels, SLAB.y + 130, words.place, STONE.ink);
  drawDepths(pixels, words.depth);
  drawSpoils(pixels, sprites, words);
  carve(pixels, SLAB.y + 203, words.seed, STONE.ink);
}

/** A name double size where it fits, else single, on two lines if need be, cut only when even those are too short. */
export function nameLines(name: string): { lines: string[]; scale: 1 | 2 } {
  if (textWidth(name, 2) <= NAME_ROOM) return { lines: [name], scale: 2 };
  if (textWidth(name) <= NAME_ROOM) return { lines: [name], scale: 1 };
  const words = name.split(' ');
  let first = words.length - 1;
  while (first > 1 && textWidth(words.slice(0, first).join(' ')) > NAME_ROOM) first--;
  const lines = first < 1 ? [name] : [words.slice(0, first).join(' '), words.slice(first).join(' ')];
  return { lines: lines.map((line) => fitText(line, NAME_ROOM)), scale: 1 };
}

/** Centred on the stone, with a light edge below the strokes. */
function carve(pixels: Pixels, y: number, words: string, color: number, scale = 1): void {
  const text = scale === 1 ? fitText(words, ROOM) : words;
  const x = Math.round(MIDDLE - textWidth(text, scale) / 2);
  drawText(pixels, x, y + 1, text, STONE.emboss, scale);
  drawText(pixels, x, y, text, color, scale);
}

function drawBadge(pixels: Pixels, half: string[], inks: Record<string, number>): void {
  const rows = half.map((row) => row + [...row].reverse().join(''));
  const at = (i: number, j: number): boolean => (rows[j]?.[i] ?? '.') !== '.';
  const dot = (i: number, j: number, color: number) =>
    pixels.rect(MIDDLE - 12 + i * 2, SLAB.y + 16 + j * 2, 2, 2, color);
  for (let j = -1; j <= rows.length; j++) {
    for (let i = -1; i <= 12; i++) {
      if (at(i, j)) dot(i, j, inks[rows[j]![i]!] ?? STONE.ink);
      else if (at(i - 1, j) || at(i + 1, j) || at(i, j - 1) || at(i, j + 1)) dot(i, j, STONE.ink);
    }
  }
}

/** One square a depth, the last one red; only the last eight where there are more. */
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
    const digits = String(here);
    drawText(pixels, x + Math.round((side - textWidth(digits)) / 2), y - 1, digits, STONE.white);
  }
}

function drawSpoils(pixels: Pixels, sprites: SpritesRaw, { gold, kills }: Epitaph): void {
  const amount = String(Math.floor(gold));
  const y = SLAB.y + 182;
  const width = 12 + textWidth(amount) + 16 + textWidth(kills);
  const x = Math.round(MIDDLE - width / 2);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x, y + 4, { outline: STONE.ink });
  drawText(pixels, x + 13, y, amount, STONE.ink);
  drawText(pixels, x + 12 + textWidth(amount) + 16, y, kills, STONE.ink);
}
