import type { School } from '../../../engine';
import type { SpritesRaw } from '../../../engine/schema/sprites';
import type { BoonPanel } from '../../../i18n';
import { type Rgb, rgb } from '../../color';
import { drawCentred, wrapText } from '../../font/text';
import { drawCentredTitle } from '../../font/title';
import type { Pixels } from '../../pixels';
import { drawSprite } from '../../sprites/draw';
import { gridSprite } from '../../sprites/sprite';
import type { OverlayColours } from '../colours';
import type { Viewport } from '../layout';
import type { Box } from './box';

const LINE = 16;
/** Measures of a card in pixels. `width` is the maximum, `gap` the distance between two cards. */
const CARD = { width: 104, height: 166, gap: 4 };
const HEADLINE = 22;
const PADDING = { top: 6, side: 3 };
const EMBLEM = { scale: 2, side: 14 };
const MARGIN = 3;
const NAME_LINES = 2;
const PART_GAP = 3;

export const SCHOOLS: Record<School, { emblem: string; field: Rgb; edge: Rgb; ink: Rgb }> = {
  fire: { emblem: 'school-fire', field: rgb('#4A1C18'), edge: rgb('#E0484C'), ink: rgb('#FF9A70') },
  venom: { emblem: 'school-venom', field: rgb('#17361C'), edge: rgb('#5CB048'), ink: rgb('#A8E878') },
  shields: { emblem: 'school-shields', field: rgb('#182A4E'), edge: rgb('#5A9CF0'), ink: rgb('#96C6FF') },
  shadows: { emblem: 'school-shadows', field: rgb('#2A2444'), edge: rgb('#8279BA'), ink: rgb('#C8BEF6') },
  trade: { emblem: 'school-trade', field: rgb('#463412'), edge: rgb('#E0B64A'), ink: rgb('#FFD95C') },
  beasts: { emblem: 'school-beasts', field: rgb('#3A281A'), edge: rgb('#B07A48'), ink: rgb('#EEC48A') },
};

const TITLE = rgb('#FFD95C');
const DIM = 0.55;

/** Draws the boons on offer as cards over the dimmed map. Each card has the number of its button. */
export function drawBoonPanel(
  pixels: Pixels,
  { title, cards }: BoonPanel,
  { sprites, viewport, colours }: { sprites: SpritesRaw; viewport: Viewport; colours: OverlayColours },
): void {
  const { mapClip } = viewport;
  const room = { width: mapClip.x2 - mapClip.x1, height: mapClip.y2 - mapClip.y1 };
  pixels.wash(mapClip.x1, mapClip.y1, room.width, room.height, colours.outline, DIM);
  const width = Math.min(
    CARD.width,
    Math.floor((room.width - (cards.length - 1) * CARD.gap - 2 * MARGIN) / cards.length),
  );
  const left = mapClip.x1 + Math.round((room.width - cards.length * width - (cards.length - 1) * CARD.gap) / 2);
  const top = mapClip.y1 + Math.round((room.height - CARD.height - HEADLINE) / 2);
  drawCentredTitle(pixels, { x: mapClip.x1 + room.width / 2, middle: top + HEADLINE / 2 - 3 }, title, {
    room: room.width - 2 * PADDING.side,
    color: TITLE,
  });
  cards.forEach((card, n) => {
    const box = { x: left + n * (width + CARD.gap), y: top + HEADLINE, width, height: CARD.height };
    drawCard(pixels, { card, number: n + 1, box }, sprites, colours);
  });
}

interface NumberedCard {
  card: BoonPanel['cards'][number];
  number: number;
  box: Box;
}

function drawCard(pixels: Pixels, { card, number, box }: NumberedCard, sprites: SpritesRaw, colours: OverlayColours) {
  const { x, y, width, height } = box;
  const { emblem: grid, field, edge, ink } = SCHOOLS[card.id];
  const middle = x + width / 2;
  const emblem = EMBLEM.side * EMBLEM.scale;
  const fieldHeight = emblem + LINE + 2 * PADDING.top;
  pixels.rect(x + 1, y - 1, width - 2, height + 2, colours.outline);
  pixels.rect(x - 1, y + 1, width + 2, height - 2, colours.outline);
  pixels.rect(x, y, width, height, colours.box);
  pixels.rect(x, y, width, fieldHeight, field);
  pixels.frame(x, y, width, height, edge, 2);
  pixels.rect(x + 2, y + fieldHeight, width - 4, 1, edge);
  drawSprite(pixels, gridSprite(sprites, grid), Math.round(middle - emblem / 2), y + PADDING.top, {
    scale: EMBLEM.scale,
  });
  drawCentredTitle(pixels, { x: middle, middle: y + PADDING.top + emblem + 12 }, card.school, {
    room: width - 2 * PADDING.side,
    color: ink,
    scales: [1],
  });
  drawBadge(pixels, x + 2, y + 2, number, edge);
  const names = wrapText([card.name], width - 2 * PADDING.side).slice(0, NAME_LINES);
  // Each effect of the boon begins a line, so that figures stay beside their words.
  const parts = card.line.split(', ').map((part) => wrapEvenly(part, width - 2 * PADDING.side));
  const below = y + fieldHeight + 4;
  names.forEach((line, i) => {
    drawCentred(pixels, middle, below + i * LINE, line, colours.boxName);
  });
  let line = below + names.length * LINE + 4;
  for (const part of parts) {
    for (const text of part) {
      drawCentred(pixels, middle, line, text, colours.boxText);
      line += LINE;
    }
    line += PART_GAP;
  }
}

/** Wraps the text into lines of about equal length, so that no figure or percent sign stands alone. */
function wrapEvenly(text: string, width: number): string[] {
  let lines = wrapText([text], width);
  for (let room = width - 1; lines.length > 1; room--) {
    const narrower = wrapText([text], room);
    if (narrower.join(' ') !== text || narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function drawBadge(pixels: Pixels, x: number, y: number, number: number, edge: Rgb): void {
  pixels.rect(x, y, LINE, LINE, edge);
  drawCentred(pixels, x + LINE / 2, y, String(number), rgb('#0C0D12'));
}
