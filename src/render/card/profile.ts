import type { Raws } from '../../engine';
import type { CardFeat, ProfileCard } from '../../i18n';
import { sum } from '../../lib/lists';
import type { Palette } from '../../settings/palette';
import { rgb } from '../color';
import { type HudColours, hudColours } from '../compact/hud-colours';
import { CELL, WIDTH } from '../compact/layout';
import { nameInFont } from '../font/names';
import { drawCaps } from '../font/pixel-face';
import { drawCentred, drawText, fitText, textWidth, wrapText } from '../font/text';
import { drawCentredTitle, drawTitle } from '../font/title';
import { Pixels } from '../pixels';
import { CREST, drawCrest } from '../sprites/crest';
import { drawSprite } from '../sprites/draw';
import { portraitOf } from '../sprites/hero';
import { lookOf } from '../sprites/look';
import { gridSprite, type Sprite, spriteOf } from '../sprites/sprite';
import { DEPTHS } from './colours';
import { BETWEEN, depthSquares, SIDE, widthOfSquares } from './depth-squares';
import { CHOSEN_FRAMES, drawFrame, RANK_FRAMES } from './frame';
import { drawMapOf, MAP_WIDTH, mapHeight } from './level-map';

/** Lengths are in pixels before enlargement. */
const MARGIN = 10;
const LINE = 16;
const ICON = 32;
const HEADER = 50;
const GAP = 8;
const FEAT_LEFT = MARGIN + ICON + 10;
const DIGITS = rgb('#F4F1E6');

const BAR_HEIGHT = 30;

interface Canvas {
  pixels: Pixels;
  raws: Raws;
  card: ProfileCard;
  colours: HudColours;
}

interface Section {
  height: number;
  draw(canvas: Canvas, top: number): void;
}

/** Draws a player's profile card. The height of the picture depends on the parts of the card. */
export function profilePicture(raws: Raws, card: ProfileCard, palette: Palette): Pixels {
  const colours = hudColours(palette);
  const sections = sectionsOf(card);
  const height = HEADER + sum(sections.map((section) => section.height)) + GAP;
  const pixels = new Pixels(WIDTH, height, colours.panel);
  const canvas = { pixels, raws, card, colours };
  drawHeader(canvas);
  let top = HEADER;
  for (const section of sections) {
    section.draw(canvas, top);
    top += section.height;
  }
  drawFrame(pixels, card.frame === undefined ? RANK_FRAMES[card.rank.index]! : CHOSEN_FRAMES[card.frame]);
  return pixels;
}

function sectionsOf({ cause, best, streak, ladder, map, feats }: ProfileCard): Section[] {
  const rows = feats.newest.map(heightOfFeat);
  return [
    { height: 60, draw: drawFigures },
    ...(cause ? [{ height: LINE + 6, draw: drawCause }] : []),
    ...(best ? [{ height: LINE + 6, draw: drawBest }] : []),
    ...(streak ? [{ height: LINE + 6, draw: drawStreak }] : []),
    ...(ladder.depths.length > 0 ? [{ height: GAP + LINE + BAR_HEIGHT + SIDE + 10, draw: drawLadder }] : []),
    ...(map ? [{ height: GAP + Math.max(mapHeight(map), LINE * linesOf(map).length) + 6, draw: drawMap }] : []),
    { height: GAP + LINE + 6 + Math.max(LINE, sum(rows)), draw: drawFeats },
  ];
}

function drawHeader({ pixels, raws, card, colours }: Canvas): void {
  pixels.rect(0, 0, WIDTH, HEADER - 1, colours.line);
  pixels.rect(0, HEADER - 1, WIDTH, 1, colours.gold);
  drawSprite(pixels, portraitOf(raws.sprites, card.crest), MARGIN, 9, { scale: 2 });
  const left = MARGIN + ICON + 12;
  const right = WIDTH - MARGIN - (card.crest ? CREST.width * 2 + 4 : 0);
  if (card.crest) drawCrest(pixels, raws.sprites, card.crest, { x: right + 4, y: 5, scale: 2 });
  const name = nameInFont(card.name, card.nameless);
  drawTitle(pixels, { x: left, middle: 18 }, name, { room: right - left, color: colours.gold });
  drawCaps(pixels, left, 35, card.standing, RANK_FRAMES[card.rank.index]!.light);
}

function drawFigures({ pixels, card, colours }: Canvas, top: number): void {
  const width = WIDTH / card.figures.length;
  card.figures.forEach(({ label, value }, i) => {
    const middle = (i + 0.5) * width;
    const scale = textWidth(value, 2) <= width - 4 ? 2 : 1;
    const y = top + 2 + (scale === 1 ? LINE / 2 : 0);
    drawCentred(pixels, middle, y, value, colours.gold, scale);
    drawCentredTitle(pixels, { x: middle, middle: top + 44 }, label, {
      room: width - 4,
      color: colours.bright,
      scales: [1],
    });
  });
}

function drawCause({ pixels, raws, card: { cause }, colours }: Canvas, top: number): void {
  if (!cause) return;
  drawFact(pixels, colours, top, { text: cause.text, icon: killerSprite(raws, cause.raw) });
}

function killerSprite({ sprites, mob, prop }: Raws, raw: string): Sprite {
  const kind = mob[raw] ? 'mob' : prop[raw] ? 'prop' : raw === 'hero' ? 'hero' : null;
  const own = kind && spriteOf(sprites, lookOf(sprites, { kind, raw }));
  return own && own.width <= CELL ? own : gridSprite(sprites, 'feat-skull');
}

function drawBest({ pixels, raws, card: { best }, colours }: Canvas, top: number): void {
  if (best === null) return;
  drawFact(pixels, colours, top, { text: best, icon: gridSprite(raws.sprites, 'feat-medal') });
}

function drawStreak({ pixels, raws, card: { streak }, colours }: Canvas, top: number): void {
  if (streak === null) return;
  drawFact(pixels, colours, top, { text: streak, icon: gridSprite(raws.sprites, 'feat-calendar') });
}

function drawFact(pixels: Pixels, { bright }: HudColours, top: number, { text, icon }: { text: string; icon: Sprite }) {
  const left = MARGIN + 22;
  drawSprite(pixels, icon, MARGIN, top);
  drawText(pixels, left, top, fitText(text, WIDTH - left - MARGIN), bright);
}

function drawLadder({ pixels, card: { ladder }, colours }: Canvas, top: number): void {
  drawHeading(pixels, colours, top, ladder.title);
  const shown = depthSquares(ladder.depths, WIDTH - 2 * MARGIN);
  const most = Math.max(1, ...shown.map(({ runs }) => runs));
  const foot = top + GAP + LINE + BAR_HEIGHT;
  let x = Math.round((WIDTH - widthOfSquares(shown)) / 2);
  for (const { label, width, depth, runs } of shown) {
    const tall = runs === 0 ? 0 : Math.max(2, Math.round(((BAR_HEIGHT - LINE) * runs) / most));
    pixels.rect(x, foot - tall, width, tall, colours.gold);
    const middle = x + width / 2;
    if (runs > 0) drawCentred(pixels, middle, foot - tall - LINE + 1, String(runs), colours.bright);
    pixels.rect(x - 1, foot + 2, width + 2, SIDE + 2, colours.border);
    pixels.rect(x, foot + 3, width, SIDE, DEPTHS[Math.min(depth, DEPTHS.length) - 1]!);
    drawCentred(pixels, middle, foot + 3, label, DIGITS);
    x += width + BETWEEN;
  }
}

const linesOf = ({ title, place }: { title: string; place: string }): string[] =>
  wrapText([title, place], WIDTH - 2 * MARGIN - GAP - MAP_WIDTH);

function drawMap({ pixels, raws, card: { map }, colours }: Canvas, top: number): void {
  if (!map) return;
  drawRule(pixels, colours, top);
  drawMapOf(pixels, raws, map, { left: MARGIN, top: top + GAP, ink: colours.gold });
  linesOf(map).forEach((line, i) => {
    drawText(pixels, MARGIN + MAP_WIDTH + GAP, top + 5 + LINE * i, line, colours.bright);
  });
}

function drawFeats({ pixels, raws, card: { feats }, colours }: Canvas, top: number): void {
  drawHeading(pixels, colours, top, feats.title);
  const first = top + GAP + LINE + 4;
  if (feats.newest.length === 0) drawText(pixels, MARGIN, first, feats.none, colours.dim);
  let y = first;
  for (const feat of feats.newest) {
    const { id, name } = feat;
    const icon = raws.feat[id] && spriteOf(raws.sprites, raws.feat[id].icon);
    if (icon) {
      const scale = icon.width <= CELL ? 2 : 1;
      const x = MARGIN + Math.round((ICON - icon.width * scale) / 2);
      drawSprite(pixels, icon, x, y + Math.round((ICON - icon.height * scale) / 2), { scale });
    }
    const left = FEAT_LEFT;
    drawText(pixels, left, y, fitText(name, WIDTH - left - MARGIN), colours.gold);
    noteOf(feat).forEach((line, i) => {
      drawText(pixels, left, y + LINE * (i + 1), line, colours.bright);
    });
    y += heightOfFeat(feat);
  }
}

const noteOf = ({ share, how }: CardFeat): string[] => wrapText([share ?? how], WIDTH - FEAT_LEFT - MARGIN);

const heightOfFeat = (feat: CardFeat): number => Math.max(ICON, LINE * (1 + noteOf(feat).length)) + 6;

function drawHeading(pixels: Pixels, colours: HudColours, top: number, text: string): void {
  drawRule(pixels, colours, top);
  drawTitle(pixels, { x: MARGIN, middle: top + 13 }, text, {
    room: WIDTH - 2 * MARGIN,
    color: colours.gold,
    scales: [1],
  });
}

const drawRule = (pixels: Pixels, { dim }: HudColours, top: number): void =>
  pixels.rect(MARGIN, top + 3, WIDTH - 2 * MARGIN, 1, dim);
