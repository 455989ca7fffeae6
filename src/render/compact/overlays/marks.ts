import { drawLabel } from '../../font/text';
import type { Pixels } from '../../pixels';
import type { OverlayColours } from '../colours';
import { CELL } from '../layout';

/** Square of a creature in the picture, in pixels. */
export interface Body {
  x: number;
  y: number;
  size: number;
}

const SPARKS = [
  [-4, 2, 3, 2],
  [-3, -4, 2, 3],
  [7, -6, 2, 4],
  [17, -4, 2, 3],
  [18, 2, 3, 2],
] as const;

const largeSparks = (size: number) =>
  [
    [-5, 4, 4, 2],
    [-4, -4, 3, 3],
    [size + 1, -4, 3, 3],
    [size + 2, 6, 4, 2],
    [size / 2 - 2, -6, 2, 4],
  ] as const;

export function drawSparks(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  for (const [i, j, width, height] of size > CELL ? largeSparks(size) : SPARKS) {
    pixels.rect(x + i - 1, y + j - 1, width + 2, height + 2, colours.outline);
    pixels.rect(x + i, y + j, width, height, colours.spark);
    pixels.set(x + i, y + j, colours.sparkCore);
  }
}

export function drawPluses(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  const cells = size / CELL;
  for (const [right, down] of [
    [2, 9],
    [11, 2],
    [12, 10],
  ] as const) {
    const [i, j] = [right * cells, down * cells];
    pixels.rect(x + i - 1, y + j - 2, 3, 5, colours.outline);
    pixels.rect(x + i - 2, y + j - 1, 5, 3, colours.outline);
    pixels.rect(x + i, y + j - 1, 1, 3, colours.plus);
    pixels.rect(x + i - 1, y + j, 3, 1, colours.plus);
  }
}

export function drawRise(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  const middle = x + size / 2;
  const arrow = (top: number, color: number, grown: number) => {
    for (let k = 0; k < 5; k++) {
      const thick = 3 + 2 * grown;
      pixels.rect(middle - 1 - k - grown, top + k - grown, 2 + 2 * grown, thick, color);
      pixels.rect(middle - 1 + k - grown, top + k - grown, 2 + 2 * grown, thick, color);
    }
  };
  for (const grown of [1, 0])
    for (const top of [y - 11, y - 18]) arrow(top, grown > 0 ? colours.outline : colours.hero, grown);
}

export function drawDrops(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  for (const [i, j] of [
    [-4, 1],
    [size / 2 - 1, -8],
    [size + 1, 1],
  ] as const) {
    pixels.rect(x + i, y + j - 1, 3, 7, colours.outline);
    pixels.rect(x + i - 1, y + j + 1, 5, 4, colours.outline);
    pixels.rect(x + i + 1, y + j, 1, 5, colours.mana);
    pixels.rect(x + i, y + j + 2, 3, 2, colours.mana);
    pixels.set(x + i, y + j + 2, colours.magic);
  }
}

/** Draws rays at both sides of a cell on which a creature was healed. (x, y) is in pixels. */
export function drawHealingRays(pixels: Pixels, { x, y }: { x: number; y: number }, colours: OverlayColours): void {
  for (const [i, height] of [
    [-4, 6],
    [-1, 11],
    [16, 11],
    [19, 6],
  ] as const) {
    pixels.rect(x + i - 1, y + 15 - height, 3, height + 1, colours.outline);
    pixels.rect(x + i, y + 16 - height, 1, height - 1, colours.healingRays);
  }
}

export function drawSwish(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  // Smallest number of points that leaves no gaps in the arc.
  const points = (9 * size) / CELL;
  for (const ring of [-1, 1, 0]) {
    for (let i = 0; i < points; i++) {
      const turn = -2.2 + (i * 1.44) / points;
      const radius = size / 2 - 0.5 + ring;
      const px = Math.round(x + size / 2 + Math.cos(turn) * radius);
      const py = Math.round(y + size / 2 + Math.sin(turn) * radius);
      pixels.set(px, py, ring === 0 ? colours.magic : colours.outline);
    }
  }
}

export function drawQuestion(pixels: Pixels, body: Body, colours: OverlayColours): void {
  drawSign(pixels, body, '?', colours);
}

export function drawExclamation(pixels: Pixels, body: Body, colours: OverlayColours): void {
  drawSign(pixels, body, '!', colours);
}

function drawSign(pixels: Pixels, { x, y, size }: Body, sign: string, colours: OverlayColours): void {
  const scale = size > 2 * CELL ? 2 : 1;
  drawLabel(pixels, x + size / 2 - 3 * scale, y - 3 * scale, sign, colours.magic, scale);
}

const SLEEP: readonly string[] = ['#####', '...#.', '..#..', '.#...', '#####'];
const UNAWARE: readonly string[] = ['##.##.##', '##.##.##'];

export function drawUnaware(
  pixels: Pixels,
  { x, y, size }: Body,
  state: 'asleep' | 'awake',
  colours: OverlayColours,
): void {
  const rows = state === 'asleep' ? SLEEP : UNAWARE;
  const at = { x: x + size - (rows[0]?.length ?? 0) + 1, y: y - 2 };
  drawRows(pixels, at, rows, { ink: colours.magic, outline: colours.outline });
}

const CHEVRONS: readonly string[] = ['..#..', '.###.', '##.##', '..#..', '.###.', '##.##'];

export function drawVeteran(pixels: Pixels, { x, y }: Body, colours: OverlayColours): void {
  drawRows(pixels, { x: x - 1, y: y - 2 }, CHEVRONS, { ink: colours.rank, outline: colours.outline });
}

function drawRows(
  pixels: Pixels,
  at: { x: number; y: number },
  rows: readonly string[],
  { ink, outline }: { ink: number; outline: number },
): void {
  const dots = rows.flatMap((row, j) => Array.from(row, (dot, i) => ({ dot, i, j })).filter(({ dot }) => dot === '#'));
  for (const { i, j } of dots) pixels.rect(at.x + i - 1, at.y + j - 1, 3, 3, outline);
  for (const { i, j } of dots) pixels.set(at.x + i, at.y + j, ink);
}

/** Draws brackets in the corners of a cell that a blow or fire hits next. `cell` is in pixels. */
export function drawThreat(pixels: Pixels, cell: { x: number; y: number }, colours: OverlayColours): void {
  drawCorners(pixels, cell, CORNERS, colours);
}

/** Draws brackets in the lower corners of a cell whose ground hurts. `cell` is in pixels. */
export function drawGroundDanger(pixels: Pixels, cell: { x: number; y: number }, colours: OverlayColours): void {
  drawCorners(pixels, cell, LOWER_CORNERS, colours);
}

function drawCorners(
  pixels: Pixels,
  { x, y }: { x: number; y: number },
  corners: readonly Bar[],
  colours: OverlayColours,
): void {
  for (const [i, j, across, down] of corners) {
    pixels.rect(x + i - 1, y + j - 1, across + 2, down + 2, colours.outline);
  }
  for (const [i, j, across, down] of corners) pixels.rect(x + i, y + j, across, down, colours.hostile);
}

type Bar = readonly [x: number, y: number, width: number, height: number];
const LOWER_CORNERS: readonly Bar[] = [
  [1, 14, 4, 1],
  [1, 11, 1, 4],
  [11, 14, 4, 1],
  [14, 11, 1, 4],
];
const CORNERS: readonly Bar[] = [[1, 1, 4, 1], [1, 1, 1, 4], [11, 1, 4, 1], [14, 1, 1, 4], ...LOWER_CORNERS];

/** Draws a triangle over an enemy, because in high contrast colour alone must not distinguish enemies. */
export function drawPointer(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  const middle = x + size / 2;
  for (let k = 0; k < 4; k++) pixels.rect(middle - 5 + k, y - 7 + k, 10 - 2 * k, 1, colours.outline);
  for (let k = 0; k < 3; k++) pixels.rect(middle - 3 + k, y - 6 + k, 6 - 2 * k, 1, colours.hostile);
}

/** Line below a creature: dashed for captives and hazards, solid for the hero, the companion and enemies. */
export interface Underline {
  color: number;
  dashed: boolean;
}

const DASH = { step: 5, length: 2 } as const;

/** Draws a creature's health as squares, at least one. `health` is the share of hit points, from 0 to 1. */
export function drawPips(
  pixels: Pixels,
  { x, y, size }: Body,
  { health, underline }: { health: number; underline: Underline | null },
  colours: OverlayColours,
): void {
  const count = (5 * size) / CELL;
  const width = count * 3 + 1;
  const left = x + Math.floor((size - width) / 2);
  const filled = Math.max(1, Math.ceil(health * count));
  const color = health > 0.6 ? colours.pipHigh : health > 0.3 ? colours.pipMiddle : colours.pipLow;
  const bottom = y + size - (underline === null ? 0 : 2);
  const height = underline === null ? 3 : 2;
  pixels.rect(left - 1, bottom - height - 1, width + 2, y + size - bottom + height + 2, colours.outline);
  for (let i = 0; i < count; i++)
    pixels.rect(left + 1 + i * 3, bottom - height, 2, height, i < filled ? color : colours.pipEmpty);
  if (underline !== null) drawUnderline(pixels, { x, y, size }, underline, colours);
}

export function drawUnderline(
  pixels: Pixels,
  { x, y, size }: Body,
  { color, dashed }: Underline,
  colours: OverlayColours,
): void {
  const width = size - 4;
  const left = x + 2;
  const bottom = y + size - 1;
  pixels.rect(left - 1, bottom - 1, width + 2, 3, colours.outline);
  if (!dashed) pixels.rect(left, bottom, width, 1, color);
  else for (let i = 0; i < width; i += DASH.step) pixels.rect(left + i, bottom, DASH.length, 1, color);
}
