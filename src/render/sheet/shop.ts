import type { Raws } from '../../engine';
import type { SheetWare, ShopSheet } from '../../i18n';
import { sum } from '../../lib/lists';
import type { Palette } from '../../settings/palette';
import { mix } from '../color';
import { WIDTH } from '../compact/layout';
import { capsWidth, drawCaps } from '../font/pixel-face';
import { drawText, fitText, textWidth, wrapText } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { gridSprite, spriteOf } from '../sprites/sprite';
import { drawFigures, figuresWidth } from './figures';
import { drawHead, drawNotes, emptySheet, HEADER, LINE, MARGIN, type Sheet, SLOT } from './frame';
import { drawThing } from './thing';

const ROW = { height: 31, note: 14 } as const;
const TAG = { height: 14, hole: 4, padding: 4, coin: 10 } as const;
const TEXT_LEFT = MARGIN + SLOT.small + 8;

export function shopPicture(raws: Raws, sheet: ShopSheet, palette: Palette): Pixels {
  const heights = sheet.wares.map(heightOf);
  const rows = HEADER + sum(heights);
  const drawn = emptySheet(raws, rows + sheet.notes.length * LINE + 5, palette);
  const portrait = spriteOf(raws.sprites, lookOf(raws.sprites, { ...sheet.vendor, kind: 'mob' }));
  drawHead(drawn, { portrait, title: sheet.title, label: sheet.tab, gold: sheet.gold });
  let top = HEADER;
  sheet.wares.forEach((ware, i) => {
    drawWare(drawn, top, ware);
    top += heights[i]!;
  });
  drawNotes(drawn, rows, sheet.notes);
  return drawn.pixels;
}

const ROOM = WIDTH - MARGIN - TEXT_LEFT;

const isBelow = ({ figures, note }: SheetWare): boolean =>
  figures.length > 0 && note !== '' && textWidth(note) > ROOM - figuresWidth(figures);

const noteLines = ({ note }: SheetWare): string[] => wrapText([note], ROOM, 2);

const heightOf = (ware: SheetWare): number =>
  ROW.height + (noteLines(ware).length - (isBelow(ware) ? 0 : 1)) * ROW.note;

function drawWare(sheet: Sheet, top: number, ware: SheetWare): void {
  const { pixels, colours } = sheet;
  const { name, figures, state } = ware;
  if (top > HEADER) pixels.rect(MARGIN, top - 1, WIDTH - 2 * MARGIN, 1, colours.line);
  const isOpen = state === 'open';
  drawThing(sheet, { x: MARGIN, y: top + 2 }, ware, isOpen);
  const right = drawTag(sheet, top + 2, ware) - 3;
  drawText(pixels, TEXT_LEFT, top, fitText(name, right - TEXT_LEFT), isOpen ? colours.bright : colours.dim);
  const after = drawFigures(sheet, { x: TEXT_LEFT, y: top + 18, right: WIDTH - MARGIN }, figures);
  const [x, y] = isBelow(ware) ? [TEXT_LEFT, top + 13 + ROW.note] : [after, top + 14];
  noteLines(ware).forEach((line, i) => {
    drawText(pixels, x, y + i * ROW.note, line, colours.dim);
  });
}

function drawTag({ pixels, raws, colours }: Sheet, top: number, { price, state }: SheetWare): number {
  const text = state === 'gone' ? '–' : price;
  const width = TAG.hole + TAG.padding + capsWidth(text) + TAG.coin + 2 * TAG.padding;
  const left = WIDTH - MARGIN - width;
  const ink = state === 'open' ? colours.gold : mix(colours.gold, colours.panel, 0.55);
  for (let i = 0; i < TAG.height / 2; i++) {
    pixels.rect(left + TAG.height / 2 - 1 - i, top + i, width - TAG.height / 2 + 1 + i, 1, ink);
    pixels.rect(left + TAG.height / 2 - 1 - i, top + TAG.height - 1 - i, width - TAG.height / 2 + 1 + i, 1, ink);
  }
  pixels.rect(left + TAG.hole, top + TAG.height / 2 - 1, 2, 2, colours.border);
  const start = left + TAG.hole + 2 + TAG.padding;
  drawCaps(pixels, start, top + 3, text, colours.dark);
  drawSprite(pixels, gridSprite(raws.sprites, 'icon-coin'), start + capsWidth(text) + 3, top + 3, {
    solid: mix(ink, colours.dark, 0.4),
    outline: null,
  });
  return left;
}
