import type { View } from '../../../engine';
import type { SpritesRaw } from '../../../engine/schema/sprites';
import type { Moment } from '../../../i18n';
import { clamp } from '../../../lib/clamp';
import type { Point } from '../../../lib/geometry';
import { mix, type Rgb } from '../../color';
import { drawCentred, limitLines, textWidth, wrapText } from '../../font/text';
import { drawCentredTitle } from '../../font/title';
import type { Clip, Pixels } from '../../pixels';
import { drawSprite } from '../../sprites/draw';
import { heroSprite } from '../../sprites/hero';
import { lookOf } from '../../sprites/look';
import { gridSprite, type Sprite, spriteOf } from '../../sprites/sprite';
import { type OverlayColours, overlayColours } from '../colours';
import { SCHOOLS } from '../overlays/boon-panel';
import type { Box } from '../overlays/box';
import type { Scene } from '../scene';
import { backdropOf } from './backdrop';
import { placeSplash, type Surroundings } from './place';

const LINE = 16;
const NAME_LINE = 19;
const FRAME = 3;
/** Side of the backdrop behind the portrait, in squares of `SQUARE` pixels. */
const FIELD = 18;
/** Side in pixels of one square of the backdrop. The small panel is for pictures without room for the large panel. */
const SQUARE = { large: 4, small: 2 } as const;
/** Maximum widths of the text in pixels, best first. Each step down the list adds `cost` to the cost of a panel. */
const ROOMS = { widths: [126, 112, 100, 88, 76], cost: 0.05 } as const;
const PADDING = { side: 5, top: 2 };
const LINES = { name: 2, all: 4 };
const TALL = 16;

/** Form of a panel, not yet placed. In wide panels the text is beside the portrait, in other panels below. */
interface Shape {
  moment: Moment;
  square: number;
  isWide: boolean;
  names: readonly string[];
  lines: readonly string[];
  cost: number;
  width: number;
  height: number;
}

export type Splash = Shape & Box;

/**
 * Returns the large panel if possible, else the small panel, placed where the panel hides the least; `null` if neither
 * fits.
 */
export const splashIn = (scene: Scene, moment: Moment, around: Surroundings): Splash | null =>
  placeSplash(scene, shapesOf(moment, SQUARE.large), around) ??
  placeSplash(scene, shapesOf(moment, SQUARE.small), around);

/** Returns at most one shape of each size. Only shapes with the widest text may cut the text. */
function shapesOf(moment: Moment, square: number): Shape[] {
  const shapes = ROOMS.widths.flatMap((room, i) => {
    const names = broken([moment.name], room, LINES.name);
    const lines = broken(moment.line.split(', '), room, LINES.all - names.lines.length);
    if (i > 0 && (names.isCut || lines.isCut)) return [];
    const text = { moment, names: names.lines, lines: lines.lines, square, cost: i * ROOMS.cost };
    return [false, true].map((isWide) => shapeOf({ ...text, isWide }));
  });
  return shapes.filter(
    ({ width, height }, i) => shapes.findIndex((other) => other.width === width && other.height === height) === i,
  );
}

function broken(text: readonly string[], room: number, most: number): { lines: string[]; isCut: boolean } {
  const whole = wrapText(text, room);
  const apart = text.map((line) => line.replaceAll('-', '- '));
  const all = whole.some(isCutLine) ? wrapText(apart, room).map((line) => line.replaceAll('- ', '-')) : whole;
  const lines = limitLines(all, room, most);
  return { lines, isCut: lines.some(isCutLine) };
}

const isCutLine = (line: string): boolean => line.endsWith('…');

const heightOf = ({ names, lines }: Pick<Shape, 'names' | 'lines'>): number =>
  names.length * NAME_LINE + lines.length * LINE;

function shapeOf(panel: Omit<Shape, 'width' | 'height'>): Shape {
  const { names, lines, square, isWide } = panel;
  const field = FIELD * square;
  const across = Math.max(...[...names, ...lines].map((line) => textWidth(line))) + 2 * PADDING.side;
  const down = heightOf(panel) + 2 * PADDING.top;
  return isWide
    ? { ...panel, width: field + 1 + across + 2 * FRAME, height: Math.max(field, down) + 2 * FRAME }
    : { ...panel, width: Math.max(field, across) + 2 * FRAME, height: field + 1 + down + 2 * FRAME };
}

function inksOf(moment: Moment, colours: OverlayColours): { edge: Rgb; name: Rgb } {
  const pale = (edge: Rgb) => ({ edge, name: mix(edge, colours.boxName, 0.45) });
  switch (moment.kind) {
    case 'met':
      return pale(colours.hostile);
    case 'alarm':
      return pale(colours.spark);
    case 'first':
      return pale(colours.magic);
    case 'freed':
      return pale(colours.heal);
    case 'lost':
      return pale(colours.boxLine);
    case 'cage':
      return { edge: colours.ruler, name: colours.hero };
    case 'boon':
      return { edge: SCHOOLS[moment.school].edge, name: SCHOOLS[moment.school].ink };
    case 'level':
    case 'laurel':
      return { edge: colours.hero, name: colours.hero };
  }
}

export function drawSplash(pixels: Pixels, scene: Scene, splash: Splash): void {
  const { moment, square, isWide, names, lines } = splash;
  const colours = overlayColours(scene.palette);
  const { edge, name } = inksOf(moment, colours);
  drawFrame(pixels, splash, edge, colours);
  const inner = inside(splash, FRAME);
  const side = FIELD * square;
  const field = isWide ? { ...inner, width: side } : { ...inner, height: side };
  pixels.within(clipOf(field), () => {
    drawBackdrop(pixels, field, splash, edge, colours);
    drawPortrait(pixels, scene, field, splash, colours);
  });
  const text = isWide
    ? { ...inner, x: inner.x + side + 1, width: inner.width - side - 1 }
    : { ...inner, y: inner.y + side + 1, height: inner.height - side - 1 };
  if (isWide) pixels.rect(text.x - 1, text.y, 1, text.height, edge);
  else pixels.rect(text.x, text.y - 1, text.width, 1, edge);
  const top = text.y + Math.floor((text.height - heightOf(splash)) / 2) - 1;
  const x = text.x + text.width / 2;
  names.forEach((line, i) => {
    const style = { room: text.width, color: name, scales: ['tall'] } as const;
    drawCentredTitle(pixels, { x, middle: top + i * NAME_LINE + 10 }, line, style);
  });
  lines.forEach((line, i) => {
    drawCentred(pixels, x, top + names.length * NAME_LINE + i * LINE, line, colours.boxText);
  });
}

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const clipOf = ({ x, y, width, height }: Box): Clip => ({ x1: x, y1: y, x2: x + width, y2: y + height });

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

const SHADES = [0.1, 0.2, 0.36, 0.6];

/** Squares may extend beyond `field`, and the caller must therefore clip the drawing. */
function drawBackdrop(
  pixels: Pixels,
  field: Box,
  { moment, square }: Shape,
  edge: Rgb,
  { outline }: OverlayColours,
): void {
  const shades = SHADES.map((share) => mix(outline, edge, share));
  const shadeAt = backdropOf(moment.kind);
  const middle = middleOf(field);
  const [across, down] = [Math.ceil(field.width / 2 / square), Math.ceil(field.height / 2 / square)];
  for (let j = -down; j < down; j++) {
    for (let i = -across; i < across; i++) {
      const shade = shades[shadeAt(i + 0.5, j + 0.5)] ?? outline;
      pixels.rect(middle.x + i * square, middle.y + j * square, square, square, shade);
    }
  }
}

const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: Math.floor(x + width / 2),
  y: Math.floor(y + height / 2),
});

function drawPortrait(
  pixels: Pixels,
  scene: Scene,
  field: Box,
  { moment, square }: Shape,
  { outline }: OverlayColours,
): void {
  const { sprites } = scene.raws;
  const middle = middleOf(field);
  const draw = (sprite: Sprite, scale: number, top: number) =>
    drawSprite(pixels, sprite, middle.x - Math.floor((sprite.width * scale) / 2), top, { outline, scale });
  if (moment.kind === 'laurel') {
    const wreath = gridSprite(sprites, 'icon-laurel');
    const scale = (3 * square) / 2;
    draw(wreath, scale, middle.y - Math.floor((wreath.height * scale) / 2));
  }
  const sprite = portraitOf(sprites, scene.view, moment);
  const scale = Math.max(square / 2, Math.floor((TALL * square) / sprite.height));
  draw(sprite, scale, topOf(sprite, scale, middle.y, FIELD * square));
}

/** Returns the upper edge of the portrait. Moves a tall sprite so that its eyes show. */
function topOf({ eyes: [eye], height }: Sprite, scale: number, middle: number, side: number): number {
  const centred = middle - Math.floor((height * scale) / 2);
  const [above, below] = [middle + side / 2 - height * scale, middle - side / 2 + scale];
  return eye === undefined || above > below ? centred : clamp(middle - eye[1] * scale, above, below);
}

function portraitOf(sprites: SpritesRaw, view: View, moment: Moment): Sprite {
  switch (moment.kind) {
    case 'met':
    case 'first':
    case 'alarm':
    case 'freed':
    case 'lost':
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
