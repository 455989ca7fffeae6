import { drawLabel } from '../../font/text';
import type { Pixels } from '../../pixels';
import type { OverlayColours } from '../colours';

/** Upper left corner of a body in the picture, and its width. */
export interface Body {
  x: number;
  y: number;
  size: number;
}

/** Sparks round the head, as x, y, width, height from the corner; large bodies have their own. */
const SPARKS = [
  [-4, 2, 3, 2],
  [-3, -4, 2, 3],
  [7, -6, 2, 4],
  [17, -4, 2, 3],
  [18, 2, 3, 2],
] as const;
const LARGE_SPARKS = [
  [-5, 4, 4, 2],
  [-4, -4, 3, 3],
  [33, -4, 3, 3],
  [34, 6, 4, 2],
  [14, -6, 2, 4],
] as const;

export function drawSparks(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  for (const [i, j, width, height] of size > 16 ? LARGE_SPARKS : SPARKS) {
    pixels.rect(x + i - 1, y + j - 1, width + 2, height + 2, colours.outline);
    pixels.rect(x + i, y + j, width, height, colours.spark);
    pixels.set(x + i, y + j, colours.sparkCore);
  }
}

/** Three plus signs. */
export function drawPluses(pixels: Pixels, { x, y }: Body, colours: OverlayColours): void {
  for (const [i, j] of [
    [2, 9],
    [11, 2],
    [12, 10],
  ] as const) {
    pixels.rect(x + i - 1, y + j - 2, 3, 5, colours.outline);
    pixels.rect(x + i - 2, y + j - 1, 5, 3, colours.outline);
    pixels.rect(x + i, y + j - 1, 1, 3, colours.plus);
    pixels.rect(x + i - 1, y + j, 3, 1, colours.plus);
  }
}

/** Two arrows pointing up, for a new level. */
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

/** Three drops beside and above the head. */
export function drawDrops(pixels: Pixels, { x, y }: Body, colours: OverlayColours): void {
  for (const [i, j] of [
    [-4, 1],
    [7, -8],
    [17, 1],
  ] as const) {
    pixels.rect(x + i, y + j - 1, 3, 7, colours.outline);
    pixels.rect(x + i - 1, y + j + 1, 5, 4, colours.outline);
    pixels.rect(x + i + 1, y + j, 1, 5, colours.mana);
    pixels.rect(x + i, y + j + 2, 3, 2, colours.mana);
    pixels.set(x + i, y + j + 2, colours.magic);
  }
}

/** Rays at the sides of a cell that healed a creature. */
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

/** An arc over a target that was missed. */
export function drawSwish(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  for (const ring of [-1, 1, 0]) {
    for (let i = 0; i < 9; i++) {
      const turn = -2.2 + i * 0.16;
      const radius = size / 2 - 0.5 + ring;
      const px = Math.round(x + size / 2 + Math.cos(turn) * radius);
      const py = Math.round(y + size / 2 + Math.sin(turn) * radius);
      pixels.set(px, py, ring === 0 ? colours.magic : colours.outline);
    }
  }
}

export function drawQuestion(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  drawLabel(pixels, x + size / 2 - 3, y - 3, '?', colours.magic);
}

export function drawExclamation(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  drawLabel(pixels, x + size / 2 - 3, y - 3, '!', colours.magic);
}

/** The corners of a cell where something will strike next. */
export function drawThreat(pixels: Pixels, { x, y }: { x: number; y: number }, colours: OverlayColours): void {
  for (const [i, j, across, down] of CORNERS) {
    pixels.rect(x + i - 1, y + j - 1, across + 2, down + 2, colours.outline);
  }
  for (const [i, j, across, down] of CORNERS) pixels.rect(x + i, y + j, across, down, colours.hostile);
}

/** Of a cell, as x, y, width, height. */
const CORNERS = [
  [1, 1, 4, 1],
  [1, 1, 1, 4],
  [11, 1, 4, 1],
  [14, 1, 1, 4],
  [1, 14, 4, 1],
  [1, 11, 1, 4],
  [11, 14, 4, 1],
  [14, 11, 1, 4],
] as const;

/** A pointer above a hostile, so that not only colour marks it. */
export function drawPointer(pixels: Pixels, { x, y, size }: Body, colours: OverlayColours): void {
  const middle = x + size / 2;
  for (let k = 0; k < 4; k++) pixels.rect(middle - 5 + k, y - 7 + k, 10 - 2 * k, 1, colours.outline);
  for (let k = 0; k < 3; k++) pixels.rect(middle - 3 + k, y - 6 + k, 6 - 2 * k, 1, colours.hostile);
}

/** Health in fifths, in tenths for a large body; `health` is a share from 0 to 1. */
export function drawPips(pixels: Pixels, { x, y, size }: Body, health: number, colours: OverlayColours): void {
  const count = size > 16 ? 10 : 5;
  const width = count * 3 + 1;
  const left = x + Math.floor((size - width) / 2);
  const top = y + size - 3;
  const filled = Math.max(1, Math.ceil(health * count));
  const color = health > 0.6 ? colours.pipHigh : health > 0.3 ? colours.pipMiddle : colours.pipLow;
  pixels.rect(left - 1, top - 1, width + 2, 5, colours.outline);
  for (let i = 0; i < count; i++) pixels.rect(left + 1 + i * 3, top, 2, 3, i < filled ? color : colours.pipEmpty);
}

export function drawUnderline(pixels: Pixels, { x, y, size }: Body, color: number, colours: OverlayColours): void {
  const width = size > 16 ? 28 : 12;
  const left = x + (size - width) / 2;
  pixels.rect(left - 1, y + size - 2, width + 2, 3, colours.outline);
  pixels.rect(left, y + size - 1, width, 1, color);
}
