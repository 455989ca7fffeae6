import { clamp } from '../../../lib/clamp';
import { drawText } from '../../font/text';
import type { Pixels } from '../../pixels';
import { type OverlayColours, overlayColours } from '../colours';
import { CELL, spanOf } from '../layout';
import type { Scene } from '../scene';
import type { Box } from './box';
import { drawBrackets } from './targeting';
import { ARROW, FRAME, LINE, PADDING, placeTooltip, type TooltipBox } from './tooltip-box';

export interface Tooltip {
  at: { x: number; y: number };
  size: { width: number; height: number };
  lines: readonly string[];
}

/** Draws brackets round a thing and, if a box fits, a box beside the thing. Draws nothing if there are no lines. */
export function drawTooltip(pixels: Pixels, scene: Scene, { at, size, lines }: Tooltip): void {
  if (lines.length === 0) return;
  const colours = overlayColours(scene.palette);
  const thing = squareAt(scene, at, spanOf(size));
  drawBrackets(pixels, thing.x, thing.y, thing.width, colours.chosen, colours);
  const hero = squareAt(scene, scene.view.hero.at, CELL);
  const shown = inWindow(scene, thing);
  const box = placeTooltip(scene.viewport, { thing: shown, hero, creatures: creaturesBut(scene, thing) }, lines);
  if (box === null) return;
  drawBox(pixels, box, colours);
  drawArrow(pixels, box, shown, colours);
  box.lines.forEach((line, i) => {
    const color = i === 0 ? colours.boxName : colours.boxText;
    drawText(pixels, box.x + FRAME + PADDING, box.y + FRAME + 1 + i * LINE, line, color);
  });
}

const squareAt = (scene: Scene, at: { x: number; y: number }, side: number): Box => ({
  ...scene.corner(at),
  width: side,
  height: side,
});

function inWindow({ viewport }: Scene, { x, y, width, height }: Box): Box {
  const { x1, y1, x2, y2 } = viewport.mapClip;
  return { x: clamp(x, x1, x2 - width), y: clamp(y, y1, y2 - height), width, height };
}

function creaturesBut(scene: Scene, thing: Box): Box[] {
  const bodies = scene.view.things.flatMap(({ kind, at, size }) =>
    kind === 'mob' ? [squareAt(scene, at, spanOf(size))] : [],
  );
  return bodies.filter(({ x, y }) => x !== thing.x || y !== thing.y);
}

function drawBox(pixels: Pixels, { x, y, width, height }: Box, colours: OverlayColours): void {
  pixels.rect(x, y, width, height, colours.outline);
  pixels.frame(x + 1, y + 1, width - 2, height - 2, colours.boxFrame, 3);
  pixels.frame(x + 2, y + 2, width - 4, height - 4, colours.boxLine);
  pixels.rect(x + FRAME, y + FRAME, width - 2 * FRAME, height - 2 * FRAME, colours.box);
}

function drawArrow(
  pixels: Pixels,
  { x, y, width, height, side }: TooltipBox,
  thing: Box,
  colours: OverlayColours,
): void {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  for (let i = 0; i < ARROW[side]; i++) {
    const half = ARROW[side] - 1 - i;
    for (const [grown, ink] of [
      [1, colours.outline],
      [0, colours.boxLine],
    ] as const) {
      const reach = half + grown;
      if (side === 'right') pixels.rect(x - i, middle.y - reach, 1, 2 * reach + 1, ink);
      else if (side === 'left') pixels.rect(x + width - 1 + i, middle.y - reach, 1, 2 * reach + 1, ink);
      else if (side === 'below') pixels.rect(middle.x - reach, y - i, 2 * reach + 1, 1, ink);
      else pixels.rect(middle.x - reach, y + height - 1 + i, 2 * reach + 1, 1, ink);
    }
  }
}
