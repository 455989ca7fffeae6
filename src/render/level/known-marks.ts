import type { Raws, View } from '../../engine';
import { TILES } from '../../engine';
import type { MapMark } from '../../i18n';
import { pointOf } from '../../lib/geometry';
import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';
import type { Pixels } from '../pixels';
import { drawMark, type Mark, type MarkSquare, markColours, markOf } from './marks';
import type { Placement } from './terrain';

const ORDER: readonly MapMark[] = [
  'dry',
  'prop',
  'grave',
  'door',
  'altar',
  'left',
  'item',
  'trap',
  'friendly',
  'wary',
  'shop',
  'hostile',
  'up',
  'down',
  'hero',
];

/** Minimum side of a mark's square in pixels. The square may be larger than the cell. */
const SIZE: Record<MapMark, number> = {
  dry: 8,
  prop: 8,
  grave: 9,
  door: 8,
  altar: 9,
  left: 9,
  item: 9,
  trap: 8,
  friendly: 8,
  wary: 8,
  shop: 10,
  hostile: 9,
  up: 10,
  down: 10,
  hero: 11,
};

const ALTAR = rgb('#D8B8FF');
const SHOP = rgb('#FFC24A');
const GRAVE = rgb('#D6D4E0');
const STRAW = rgb('#D0B058');
const DARK = 0x08080c;

interface KnownMark {
  at: { x: number; y: number };
  mark: MapMark;
  wide: number;
}

/** Returns the marks of everything that the hero knows on the level, in drawing order. */
export function knownMarks(raws: Raws, view: View): KnownMark[] {
  const { tiles, width, hero } = view;
  const marks: KnownMark[] = [
    ...view.things.map((thing) => ({ at: thing.at, mark: markOfThing(raws, thing), wide: thing.size.width })),
    ...(view.graves ?? []).map((at) => ({ at, mark: 'grave' as const, wide: 1 })),
    ...view.remembered.map((one) => ({ at: one.at, mark: markOfRemembered(raws, one), wide: 1 })),
    ...view.places
      .filter(({ who }) => !view.things.some(({ id }) => id === who.id))
      .map(({ who, at }) => ({
        at,
        mark: isVendor(raws, who.raw) ? ('shop' as const) : ('friendly' as const),
        wide: 1,
      })),
    ...(view.dry ?? []).map((index) => ({ at: pointOf({ width }, index), mark: 'dry' as const, wide: 1 })),
    { at: hero.at, mark: 'hero', wide: 1 },
  ];
  for (let index = 0; index < tiles.length; index++) {
    const tile = tiles[index];
    const mark = tile === TILES.upStairs ? 'up' : tile === TILES.downStairs ? 'down' : null;
    if (mark) marks.push({ at: pointOf({ width }, index), mark, wide: 1 });
  }
  return marks.sort((a, b) => ORDER.indexOf(a.mark) - ORDER.indexOf(b.mark) || a.at.y - b.at.y || a.at.x - b.at.x);
}

const isVendor = (raws: Raws, raw: string | null): boolean => raw !== null && raws.mob[raw]?.vendor !== undefined;

function markOfThing(raws: Raws, thing: View['things'][number]): MapMark {
  if (thing.stance === 'hazard') return 'trap';
  if (thing.kind === 'mob') return thing.vendor ? 'shop' : (thing.stance ?? 'friendly');
  if (thing.inviting || thing.shrine?.spent === false) return 'altar';
  if (thing.harmful) return 'trap';
  return thing.kind === 'item' ? 'item' : markOf(raws, thing.raw) === 'door' ? 'door' : 'prop';
}

function markOfRemembered(raws: Raws, { what, harmful }: View['remembered'][number]): MapMark {
  if (harmful) return 'trap';
  const mark = markOf(raws, what.raw);
  if (mark === 'item') return 'left';
  return mark === 'door' ? 'door' : 'altar';
}

/** Returns each kind among `marks` once, in the order of the legend. */
export const marksIn = (marks: readonly KnownMark[]): MapMark[] =>
  [...ORDER].reverse().filter((mark) => marks.some((one) => one.mark === mark));

export function drawKnownMarks(
  pixels: Pixels,
  marks: readonly KnownMark[],
  { left, top, cell }: Placement,
  palette: Palette,
): void {
  for (const { at, mark, wide } of marks) {
    const width = cell * wide;
    const size = Math.max(SIZE[mark], width);
    const shift = Math.floor((width - size) / 2);
    drawKnownMark(pixels, mark, { x: left + at.x * cell + shift, y: top + at.y * cell + shift, size }, palette);
  }
}

/** Draws a mark into a square. Kinds differ in shape or size, because some players cannot distinguish the colours. */
export function drawKnownMark(pixels: Pixels, mark: MapMark, { x, y, size }: MarkSquare, palette: Palette): void {
  const ink = inkOf(mark, palette);
  if (mark === 'hostile') drawTriangle(pixels, x, y, size, ink);
  else if (mark === 'shop') drawCoin(pixels, x, y, size, ink);
  else if (mark === 'grave') drawStone(pixels, x, y, size, ink);
  else if (mark === 'altar') drawPlus(pixels, x, y, size, ink);
  else if (mark === 'dry') drawBlades(pixels, x, y, size, ink);
  else if (mark === 'left' || mark === 'wary') {
    drawMark(pixels, mark === 'left' ? 'item' : 'wary', { x, y, size }, ink);
    drawMark(pixels, mark === 'left' ? 'item' : 'wary', { x: x + 2, y: y + 2, size: size - 4 }, DARK);
  } else if (mark === 'hero') drawHero(pixels, x, y, size, ink);
  else if (mark === 'prop') drawMark(pixels, mark, { x: x + (size >> 2), y: y + (size >> 2), size: size >> 1 }, ink);
  else drawMark(pixels, mark, { x, y, size }, ink);
}

function inkOf(mark: MapMark, palette: Palette): Rgb {
  if (mark === 'altar') return ALTAR;
  if (mark === 'dry') return STRAW;
  if (mark === 'shop') return SHOP;
  if (mark === 'grave') return GRAVE;
  const name: Mark = mark === 'left' ? 'item' : mark;
  return markColours(palette)[name];
}

function drawTriangle(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  for (const [grown, color] of [
    [1, DARK],
    [0, ink],
  ] as const) {
    for (let row = 0; row < size; row++) {
      const half = ((size - 1 - row) / (size - 1)) * (size / 2);
      const left = Math.round(x + size / 2 - half) - grown;
      pixels.rect(left, y + row, Math.max(2, Math.round(2 * half)) + 2 * grown, 1, color);
    }
  }
}

function drawCoin(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  pixels.rect(x - 1, y - 1, size + 2, size + 2, DARK);
  pixels.rect(x, y, size, size, ink);
  pixels.rect(x + (size >> 1) - 1, y + 2, 2, size - 4, DARK);
}

function drawStone(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  const inset = Math.max(1, size >> 2);
  pixels.rect(x + inset - 1, y - 1, size - 2 * inset + 2, 2, DARK);
  pixels.rect(x, y + 1, size, size, DARK);
  pixels.rect(x + inset, y, size - 2 * inset, 1, ink);
  pixels.rect(x + 1, y + 1, size - 2, size - 1, ink);
  pixels.rect(x + 3, y + 4, size - 6, 1, DARK);
  pixels.rect(x + 3, y + 6, size - 6, 1, DARK);
}

function drawPlus(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  const arm = Math.floor((size - 3) / 2);
  pixels.rect(x + arm - 1, y - 1, 5, size + 2, DARK);
  pixels.rect(x - 1, y + arm - 1, size + 2, 5, DARK);
  pixels.rect(x + arm, y, 3, size, ink);
  pixels.rect(x, y + arm, size, 3, ink);
}

function drawBlades(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  const [middle, foot] = [x + (size >> 1), y + size - 1];
  for (let row = 0; row < size - 1; row++) {
    for (const lean of [-1, 0, 1]) pixels.set(middle + lean * (1 + (row >> 1)), foot - row - (lean === 0 ? 1 : 0), ink);
  }
}

function drawHero(pixels: Pixels, x: number, y: number, size: number, ink: Rgb): void {
  drawMark(pixels, 'hero', { x: x - 2, y: y - 2, size: size + 4 }, ink);
  drawMark(pixels, 'hero', { x, y, size }, DARK);
  drawMark(pixels, 'hero', { x: x + 2, y: y + 2, size: size - 4 }, ink);
}
