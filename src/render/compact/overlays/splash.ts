import type { View } from '../../../engine';
import type { SpritesRaw } from '../../../engine/schema/sprites';
import type { Moment } from '../../../i18n';
import { clamp } from '../../../lib/clamp';
import { mix, type Rgb } from '../../color';
import { drawCentred, textWidth, wrapText } from '../../font/text';
import type { Pixels } from '../../pixels';
import { drawSprite } from '../../sprites/draw';
import { heroSprite } from '../../sprites/hero';
import { lookOf } from '../../sprites/look';
import { gridSprite, type Sprite, spriteOf } from '../../sprites/sprite';
import type { Obstacle } from '../chips';
import { type OverlayColours, overlayColours } from '../colours';
import type { Scene } from '../scene';
import { SCHOOLS } from './boon-panel';
import type { Box } from './box';
import { backdropOf } from './splash-backdrop';
import { placeSplash } from './splash-place';

const LINE = 16;
/** Side of the portrait's field, and width of the frame, in pixels. */
const FIELD = 72;
const FRAME = 3;
/** Side in pixels of a square of the backdrop, which is as large as a pixel of a portrait. */
const SQUARE = 4;
/** Maximum width of the text in pixels, and distance from the text to the frame or the portrait. */
const TEXT = { room: 106, padding: 4 };
/** Maximum numbers of lines of the name, and of the line below it. */
const LINES = { name: 2, line: 2 };
/** Height that sprites should fill, in pixels. A sprite that is far larger is cropped to its head. */
const TALL = 64;
const LEAST_SCALE = 2;

/** A panel with its place in the picture. `text` is the box in which its lines are centred. */
export interface Splash {
  moment: Moment;
  box: Box;
  isWide: boolean;
  names: readonly string[];
  lines: readonly string[];
}

/**
 * Returns the panel about a moment: the portrait above the text, or beside it. Returns `null` if neither has a place
 * that leaves the hero, enemies and blows to come visible.
 */
export function splashIn(
  scene: Scene,
  moment: Moment,
  rest: { taken: readonly Box[]; obstacles: readonly Obstacle[] },
): Splash | null {
  const names = wrapText([moment.name], TEXT.room).slice(0, LINES.name);
  const lines = wrapText(moment.line.split(', '), TEXT.room).slice(0, LINES.line);
  const width = Math.max(...[...names, ...lines].map((line) => textWidth(line))) + 2 * TEXT.padding;
  const height = (names.length + lines.length) * LINE + TEXT.padding;
  const tall = { width: Math.max(FIELD, width) + 2 * FRAME, height: FIELD + 1 + height + 2 * FRAME };
  const wide = { width: FIELD + 1 + width + 2 * FRAME, height: FIELD + 2 * FRAME };
  const box = placeSplash(scene, [tall, wide], rest);
  return box && { moment, box, isWide: box.height === wide.height, names, lines };
}

interface Inks {
  edge: Rgb;
  name: Rgb;
}

function inksOf(moment: Moment, colours: OverlayColours): Inks {
  switch (moment.kind) {
    case 'met':
      return { edge: colours.hostile, name: colours.boxName };
    case 'alarm':
      return { edge: colours.spark, name: colours.boxName };
    case 'first':
      return { edge: colours.magic, name: colours.boxName };
    case 'cage':
      return { edge: colours.ruler, name: colours.hero };
    case 'boon':
      return { edge: SCHOOLS[moment.school].edge, name: SCHOOLS[moment.school].ink };
    case 'level':
    case 'laurel':
      return { edge: colours.hero, name: colours.hero };
  }
}

/** Draws the panel: a frame, the portrait before a backdrop that tells the kind of moment, and the text. */
export function drawSplash(pixels: Pixels, scene: Scene, { moment, box, isWide, names, lines }: Splash): void {
  const colours = overlayColours(scene.palette);
  const { edge, name } = inksOf(moment, colours);
  drawFrame(pixels, box, edge, colours);
  const inner = { x: box.x + FRAME, y: box.y + FRAME, width: box.width - 2 * FRAME, height: box.height - 2 * FRAME };
  const field = isWide ? { ...inner, width: FIELD } : { ...inner, height: FIELD };
  drawField(pixels, field, { moment, edge, colours });
  const centre = { x: field.x + field.width / 2, y: field.y + FIELD / 2 };
  pixels.within({ x1: field.x, y1: field.y, x2: field.x + field.width, y2: field.y + field.height }, () =>
    drawPortrait(pixels, scene, moment, centre, colours),
  );
  if (isWide) pixels.rect(field.x + FIELD, inner.y, 1, inner.height, edge);
  else pixels.rect(inner.x, field.y + FIELD, inner.width, 1, edge);
  const text = isWide
    ? { x: field.x + FIELD + 1, y: inner.y, width: inner.width - FIELD - 1, height: inner.height }
    : { x: inner.x, y: field.y + FIELD + 1, width: inner.width, height: inner.height - FIELD - 1 };
  const top = text.y + Math.floor((text.height - (names.length + lines.length) * LINE) / 2) - 1;
  [...names, ...lines].forEach((line, i) => {
    const ink = i < names.length ? name : colours.boxText;
    drawCentred(pixels, text.x + text.width / 2, top + i * LINE, line, ink);
  });
}

/** Draws the empty box with a frame of three lines, cut corners, and a stud in each corner. */
function drawFrame(pixels: Pixels, { x, y, width, height }: Box, edge: Rgb, colours: OverlayColours): void {
  const [right, bottom] = [x + width, y + height];
  pixels.rect(x - 1, y + 1, width + 2, height - 2, colours.outline);
  pixels.rect(x + 1, y - 1, width - 2, height + 2, colours.outline);
  pixels.rect(x, y, width, height, colours.box);
  pixels.frame(x, y, width, height, edge, 2);
  pixels.frame(x + 2, y + 2, width - 4, height - 4, mix(edge, colours.outline, 0.6));
  for (const [i, j] of [
    [x, y],
    [right - 5, y],
    [x, bottom - 5],
    [right - 5, bottom - 5],
  ] as const) {
    pixels.rect(i - 1, j - 1, 7, 7, colours.outline);
    pixels.rect(i, j, 5, 5, edge);
    pixels.rect(i + 1, j + 1, 2, 2, colours.boxLine);
  }
}

/** Draws the backdrop in squares as large as the pixels of the portrait, from the middle of the field outwards. */
function drawField(
  pixels: Pixels,
  field: Box,
  { moment, edge, colours }: { moment: Moment; edge: Rgb; colours: OverlayColours },
): void {
  const shades = [0.14, 0.24, 0.36, 0.55].map((share) => mix(colours.outline, edge, share));
  const shadeAt = backdropOf(moment.kind);
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  const across = Math.ceil(field.width / 2 / SQUARE);
  const down = Math.ceil(field.height / 2 / SQUARE);
  pixels.within({ x1: field.x, y1: field.y, x2: field.x + field.width, y2: field.y + field.height }, () => {
    for (let j = -down; j < down; j++) {
      for (let i = -across; i < across; i++) {
        const shade = shades[shadeAt(i + 0.5, j + 0.5)] ?? colours.outline;
        pixels.rect(Math.floor(middle.x) + i * SQUARE, Math.floor(middle.y) + j * SQUARE, SQUARE, SQUARE, shade);
      }
    }
  });
}

function drawPortrait(
  pixels: Pixels,
  scene: Scene,
  moment: Moment,
  { x, y }: { x: number; y: number },
  colours: OverlayColours,
): void {
  const sprite = portraitOf(scene.raws.sprites, scene.view, moment);
  const scale = Math.max(LEAST_SCALE, Math.floor(TALL / sprite.height));
  const [width, height] = [sprite.width * scale, sprite.height * scale];
  if (moment.kind === 'laurel') {
    const wreath = gridSprite(scene.raws.sprites, 'icon-laurel');
    drawSprite(pixels, wreath, Math.round(x - wreath.width * 3), Math.round(y - wreath.height * 3), {
      outline: colours.outline,
      scale: 6,
    });
  }
  drawSprite(pixels, sprite, Math.round(x - width / 2), Math.round(topOf(sprite, height, scale, y)), {
    outline: colours.outline,
    scale,
  });
}

/** Returns the upper edge of the portrait. A sprite that is higher than the field is moved until its eyes are inside. */
function topOf({ eyes }: Sprite, height: number, scale: number, middle: number): number {
  const centred = middle - height / 2;
  const [first] = eyes;
  if (height <= FIELD || !first) return centred;
  return clamp(middle - first[1] * scale, middle + FIELD / 2 - height, middle - FIELD / 2 + SQUARE);
}

function portraitOf(sprites: SpritesRaw, view: View, moment: Moment): Sprite {
  switch (moment.kind) {
    case 'met':
    case 'first':
    case 'alarm':
      return spriteOf(sprites, lookOf(sprites, { kind: 'mob', raw: moment.raw }));
    case 'cage':
      return spriteOf(sprites, lookOf(sprites, { ...moment.thing, kind: 'item' }));
    case 'boon':
      return gridSprite(sprites, SCHOOLS[moment.school].emblem);
    case 'level':
    case 'laurel':
      return heroSprite(sprites, view);
  }
}
