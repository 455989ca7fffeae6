import type { Chip } from '../../i18n';
import { drawText, textWidth, wrapText } from '../font/text';
import type { Pixels } from '../pixels';
import type { HudColours } from './hud-colours';
import type { Viewport } from './layout';
import { type Box, overlap } from './overlays/box';

const TEXT = 0x0c0d12;
const LINE = 16;
const ASIDE = 3;
const ABOVE = 2;
const GAP = 3;
const PADDING = 5;

/** Box that the chips should not hide. `rank` is the cost of hiding the box. */
export interface Obstacle {
  box: Box;
  rank: number;
}

export interface ChipBox extends Box {
  lines: readonly string[];
  tone: Chip['tone'];
}

/** `inset` is the room in pixels for the ruler at the upper and left edges; 0 without a ruler. */
export interface ChipPlace {
  viewport: Viewport;
  inset: { left: number; top: number };
  obstacles: readonly Obstacle[];
}

export function drawChips(pixels: Pixels, chips: readonly ChipBox[], colours: HudColours): void {
  for (const { x, y, width, height, lines, tone } of chips) {
    pixels.rect(x, y + 1, width, height - 2, colours.border);
    pixels.rect(x + 1, y, width - 2, height, colours.border);
    pixels.rect(x + 1, y + 1, width - 2, height - 2, colours.chips[tone]);
    lines.forEach((line, i) => {
      drawText(pixels, x + PADDING, y + i * LINE, line, TEXT);
    });
  }
}

/**
 * Places the chips in the corner of the map where they hide obstacles of the lowest total rank. Among equal corners,
 * prefers the upper left, then the upper right, then the lower left.
 */
export function placeChips(chips: readonly Chip[], { viewport, inset, obstacles }: ChipPlace): ChipBox[] {
  const { mapClip } = viewport;
  const left = ASIDE + inset.left;
  const top = mapClip.y1 + ABOVE + inset.top;
  const rows = inRows(chips, mapClip.x2 - ASIDE - left);
  const right = mapClip.x2 - ASIDE - Math.max(...rows.map(({ x, width }) => x + width));
  const bottom = mapClip.y2 - ABOVE - Math.max(...rows.map(({ y, height }) => y + height));
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const choices = corners.map(([x, y]) => rows.map((chip) => ({ ...chip, x: x + chip.x, y: y + chip.y })));
  const hidden = choices.map((boxes) => hiddenBy(boxes, obstacles));
  return choices[hidden.indexOf(Math.min(...hidden))] ?? [];
}

function inRows(chips: readonly Chip[], room: number): ChipBox[] {
  const boxes: ChipBox[] = [];
  let x = 0;
  let y = 0;
  for (const { text, tone } of chips) {
    const lines = breakLines(text, room - 2 * PADDING);
    const width = Math.max(...lines.map((line) => textWidth(line))) + 2 * PADDING;
    const height = lines.length * LINE + 1;
    if (x > 0 && x + width > room) {
      x = 0;
      y = Math.max(...boxes.map((chip) => chip.y + chip.height)) + GAP;
    }
    boxes.push({ lines, tone, x, y, width, height });
    x += width + GAP;
  }
  return boxes;
}

function breakLines(text: string, width: number): string[] {
  if (textWidth(text) <= width) return [text];
  const anywhere = wrapText([text], width);
  const afterName = wrapText(text.split(/(?<=:) /), width);
  return afterName.length <= anywhere.length ? afterName : anywhere;
}

const hiddenBy = (chips: readonly Box[], obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, { box, rank }) => sum + (chips.some((chip) => overlap(chip, box) > 0) ? rank : 0), 0);
