import type { Raws, View } from '../../engine';
import type { PackSheet, SheetThing } from '../../i18n';
import { splitList, sum } from '../../lib/lists';
import type { Palette } from '../../settings/palette';
import { mix } from '../color';
import { WIDTH } from '../compact/layout';
import { capsWidth, drawCaps } from '../font/pixel-face';
import { drawText, fitText, textWidth, wrapText } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { heroSprite } from '../sprites/hero';
import { drawFigures } from './figures';
import {
  drawHead,
  drawHeading,
  drawNotes,
  drawSlot,
  emptySheet,
  HEADER,
  LINE,
  MARGIN,
  type Sheet,
  SLOT,
} from './frame';
import { drawThing } from './thing';

const ROW = 32;
const HALF = WIDTH / 2;
const COLUMN = HALF - MARGIN / 2;
const ASIDE = 5;
const DOLL = { width: 76, scale: 4 } as const;
const CARRIED_ROOM = COLUMN - MARGIN - SLOT.small - ASIDE;
const NEXT = LINE - 2;
const MOST_NOTES = 5;
const HEADING = 18;
const MIN_PIECE = 4;
const VOWELS = 'aeiouäöüáéíóú';
/** Matches the consonants at the beginning of a syllable. Built from a string, which the bundler writes in ASCII. */
const SYLLABLE = new RegExp(
  `(?:sch[lmnrw]?|(?<=[^y${VOWELS}])st|ch|ck|ph|qu|th|[bcfgp][lr]|[dt]r|[^${VOWELS}])(?=[${VOWELS}])`,
  'giu',
);

export function packPicture(raws: Raws, sheet: PackSheet, view: View, palette: Palette): Pixels {
  const { worn, carried, notes } = sheet;
  const wornHeight = Math.ceil(worn.length / 2) * ROW + 8;
  const things = HEADER + wornHeight + HEADING;
  const rows = splitList(carried.things, 2);
  const end = things + sum(rows.map(heightOf));
  const drawn = emptySheet(raws, end + notes.length * LINE + 6, palette);
  const hero = heroSprite(raws.sprites, view);
  drawHead(drawn, { portrait: hero, title: sheet.title, label: sheet.label, gold: sheet.gold });
  drawDoll(drawn, view, wornHeight);
  worn.forEach((place, i) => {
    drawWorn(drawn, place, { isRight: i % 2 === 1, y: HEADER + 4 + Math.floor(i / 2) * ROW });
  });
  drawHeading(drawn, HEADER + wornHeight, carried.title);
  let y = things;
  for (const row of rows) {
    row.forEach((thing, i) => {
      drawCarried(drawn, thing, { x: MARGIN + i * COLUMN, y });
    });
    y += heightOf(row);
  }
  drawNotes(drawn, end, notes);
  return drawn.pixels;
}

function drawDoll({ pixels, raws, colours }: Sheet, view: View, height: number): void {
  const [left, top, tall] = [HALF - DOLL.width / 2, HEADER + 6, height - 12];
  pixels.rect(left, top, DOLL.width, tall, colours.border);
  pixels.frame(left, top, DOLL.width, tall, mix(colours.gold, colours.panel, 0.5));
  for (let row = 0; row < tall - 16; row++) {
    const half = Math.round(10 + (row * 22) / tall);
    pixels.rect(HALF - half, top + 1 + row, 2 * half, 1, colours.line);
  }
  const hero = heroSprite(raws.sprites, view);
  const feet = top + tall - 26;
  pixels.rect(HALF - 28, feet, 56, 8, mix(colours.dim, colours.panel, 0.2));
  pixels.rect(HALF - 25, feet + 8, 50, 10, mix(colours.dim, colours.panel, 0.55));
  const scale = DOLL.scale;
  drawSprite(pixels, hero, HALF - (hero.width * scale) / 2, feet + 4 - hero.height * scale, { scale });
}

function drawWorn(
  sheet: Sheet,
  { label, thing }: PackSheet['worn'][number],
  { isRight, y }: { isRight: boolean; y: number },
): void {
  const { pixels, colours } = sheet;
  const x = isRight ? HALF + DOLL.width / 2 + 6 : MARGIN;
  const left = x + SLOT.small + ASIDE;
  const room = (isRight ? WIDTH - MARGIN : HALF - DOLL.width / 2 - 4) - left;
  if (thing === null) {
    drawSlot(pixels, colours, { x, y: y + 4, side: SLOT.small });
    const fitting = capsWidth(label) <= room;
    if (fitting) drawCaps(pixels, left, y + 11, label, colours.dim);
    else drawText(pixels, left, y + 7, fitText(label, room), colours.dim);
    return;
  }
  drawThing(sheet, { x, y: y + 4 }, thing);
  drawLines(sheet, { x: left, y, room }, thing.name);
}

function drawLines(
  { pixels, colours }: Sheet,
  { x, y, room }: { x: number; y: number; room: number },
  name: string,
): void {
  const lines = wrapText(inPieces(name, room), room, 2);
  const top = lines.length === 1 ? y + 7 : y;
  lines.forEach((line, i) => {
    drawText(pixels, x, top + i * NEXT, line, colours.bright);
  });
}

/** Breaks a word that is too wide, at a hyphen or a syllable if possible, else after the last letter that fits. */
function inPieces(name: string, room: number): string[] {
  const word = name.split(' ')[0]!;
  if (textWidth(word) <= room) return [name];
  const fits = (letters: number): boolean => textWidth(pieceOf(word, letters)) <= room;
  let letters = word.length - MIN_PIECE;
  while (letters > MIN_PIECE && !fits(letters)) letters--;
  const syllables = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const breaks = [...syllables, word.lastIndexOf('-', letters - 1) + 1];
  const at = breaks.findLast((index) => index >= MIN_PIECE && index <= letters) ?? letters;
  return [pieceOf(word, at), name.slice(at)];
}

const pieceOf = (word: string, letters: number): string => `${word.slice(0, letters).replace(/-$/, '')}-`;

/** Returns the lines of a carried thing: its name, and the effects that are not drawn as figures. */
export const linesOf = ({ name, note }: SheetThing): Record<'names' | 'notes', string[]> => ({
  names: wrapText(inPieces(name, CARRIED_ROOM), CARRIED_ROOM, 2),
  notes: note === '' ? [] : wrapText([note], CARRIED_ROOM, MOST_NOTES),
});

const heightOf = (things: readonly SheetThing[]): number => Math.max(ROW, ...things.map(heightOfOne));

function heightOfOne(thing: SheetThing): number {
  const { names, notes } = linesOf(thing);
  return (names.length + notes.length + (thing.figures.length > 0 ? 1 : 0)) * NEXT + 4;
}

function drawCarried(sheet: Sheet, thing: SheetThing, { x, y }: { x: number; y: number }): void {
  const { pixels, colours } = sheet;
  drawThing(sheet, { x, y: y + 4 }, thing);
  const { names, notes } = linesOf(thing);
  const left = x + SLOT.small + ASIDE;
  const below = y + names.length * NEXT;
  names.forEach((line, i) => {
    drawText(pixels, left, y + i * NEXT, line, colours.bright);
  });
  drawFigures(sheet, { x: left, y: below + 4, right: left + CARRIED_ROOM }, thing.figures);
  const top = below + (thing.figures.length > 0 ? NEXT : 0);
  notes.forEach((line, i) => {
    drawText(pixels, left, top + i * NEXT, line, colours.dim);
  });
}
