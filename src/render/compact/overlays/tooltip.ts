import { clamp } from '../../../lib/clamp';
import { drawText, textWidth, wrapText } from '../../font/text';
import type { Pixels } from '../../pixels';
import { type OverlayColours, overlayColours } from '../colours';
import { CELL, MAP_TOP, spanOf, type Viewport } from '../layout';
import type { Scene } from '../scene';
import { drawBrackets } from './targeting';

const LINE = 16;
/** From the outside: dark, grey, white, grey; then air. */
const FRAME = 4;
const PADDING = 3;
const MARGIN = 2;
const ARROW = 8;
/** As many as fit into the map's height. */
export const maxLines = ({ mapHeight }: Viewport): number => Math.floor((mapHeight - 2 * (MARGIN + FRAME + 1)) / LINE);

export interface Tooltip {
  at: { x: number; y: number };
  size: { width: number; height: number };
  lines: readonly string[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** On which side of the thing. */
  side: 'left' | 'right';
}

/** Marks a thing and describes it in a box beside it; draws nothing without lines. */
export function drawTooltip(pixels: Pixels, scene: Scene, tooltip: Tooltip): void {
  if (tooltip.lines.length === 0) return;
  const colours = overlayColours(scene.palette);
  const corner = scene.corner(tooltip.at);
  const side = spanOf(tooltip.size);
  const { viewport } = scene;
  const room = roomFor(viewport, corner.x, side) - 2 * (FRAME + PADDING);
  const lines = wrapText(tooltip.lines, room).slice(0, maxLines(viewport));
  const box = boxBeside(viewport, corner, side, lines);
  drawBrackets(pixels, corner.x, corner.y, side, colours.chosen, colours);
  drawBox(pixels, box, colours);
  drawArrow(pixels, box, corner.y + side / 2, colours);
  lines.forEach((line, i) => {
    const color = i === 0 ? colours.boxName : colours.boxText;
    drawText(pixels, box.x + FRAME + PADDING, box.y + FRAME + 1 + i * LINE, line, color);
  });
}

/** The side with more room: right of a thing left of the hero, else left. */
const sideOf = ({ centre }: Viewport, x: number): Box['side'] => (x < centre.x * CELL ? 'right' : 'left');

function roomFor(viewport: Viewport, x: number, side: number): number {
  return (sideOf(viewport, x) === 'right' ? viewport.width - x - side : x) - ARROW - MARGIN;
}

/** Beside the thing, its middle at the thing's, moved as far as it takes to keep the whole of it over the map. */
export function boxBeside(
  viewport: Viewport,
  corner: { x: number; y: number },
  side: number,
  lines: readonly string[],
): Box {
  const width = Math.max(...lines.map((line) => textWidth(line))) + 2 * (FRAME + PADDING);
  const height = lines.length * LINE + 2 * FRAME + 2;
  const where = sideOf(viewport, corner.x);
  const x = where === 'right' ? corner.x + side + ARROW : corner.x - ARROW - width;
  const middle = corner.y + side / 2;
  const box: Box = {
    x: clamp(x, MARGIN, viewport.width - MARGIN - width),
    y: clamp(Math.round(middle - height / 2), MAP_TOP + MARGIN, viewport.logTop - MARGIN - height),
    width,
    height,
    side: where,
  };
  return { ...box, y: avoidHero(viewport, box, middle) };
}

/** Moves a box that would hide the hero above or below it, if it still reaches the middle of its thing. */
function avoidHero({ centre, logTop }: Viewport, { x, y, width, height }: Box, middle: number): number {
  const hero = { x: centre.x * CELL, y: MAP_TOP + centre.y * CELL };
  const hides = x < hero.x + CELL && x + width > hero.x && y < hero.y + CELL && y + height > hero.y;
  if (!hides) return y;
  const above = hero.y - MARGIN - height;
  if (middle < hero.y && above >= MAP_TOP + MARGIN) return above;
  const below = hero.y + CELL + MARGIN;
  return middle > hero.y + CELL && below + height <= logTop - MARGIN ? below : y;
}

function drawBox(pixels: Pixels, { x, y, width, height }: Box, colours: OverlayColours): void {
  pixels.rect(x, y, width, height, colours.outline);
  pixels.frame(x + 1, y + 1, width - 2, height - 2, colours.boxFrame, 3);
  pixels.frame(x + 2, y + 2, width - 4, height - 4, colours.boxLine);
  pixels.rect(x + FRAME, y + FRAME, width - 2 * FRAME, height - 2 * FRAME, colours.box);
}

/** From the box to the edge of the thing. */
function drawArrow(pixels: Pixels, { x, width, side }: Box, middle: number, colours: OverlayColours): void {
  const base = side === 'right' ? x : x + width - 1;
  const step = side === 'right' ? -1 : 1;
  for (let i = 0; i < ARROW; i++) {
    const half = ARROW - 1 - i;
    const column = base + step * i;
    pixels.rect(column, middle - half - 1, 1, 2 * half + 3, colours.outline);
    pixels.rect(column, middle - half, 1, 2 * half + 1, colours.boxLine);
  }
}
