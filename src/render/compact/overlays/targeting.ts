import { clamp } from '../../../lib/clamp';
import { covers, distanceSquared, type Point } from '../../../lib/geometry';
import type { Aim } from '../../contract';
import { drawText, textWidth } from '../../font/text';
import type { Pixels } from '../../pixels';
import { type OverlayColours, overlayColours } from '../colours';
import { CELL, MAP_TOP, spanOf } from '../layout';
import type { Scene } from '../scene';
import type { Box } from './box';
import { RULER } from './ruler';

const BADGE_HEIGHT = 14;

const dashed = (i: number): boolean => (i >> 1) % 2 === 0;

/** Draws a dashed border round the open cells in sight that are within range. */
export function drawRange(pixels: Pixels, scene: Scene, targeting: Aim): void {
  const { at } = scene.view.hero;
  const color = overlayColours(scene.palette).range;
  const reachable = (x: number, y: number): boolean =>
    scene.isSeen(x, y) && scene.isOpen(x, y) && distanceSquared(at, { x, y }) <= targeting.range ** 2;
  scene.each((x, y) => {
    if (!reachable(x, y)) return;
    const corner = scene.corner({ x, y });
    for (let i = 0; i < CELL; i++) {
      if (!dashed(i)) continue;
      if (!reachable(x, y - 1)) pixels.set(corner.x + i, corner.y, color);
      if (!reachable(x, y + 1)) pixels.set(corner.x + i, corner.y + CELL - 1, color);
      if (!reachable(x - 1, y)) pixels.set(corner.x, corner.y + i, color);
      if (!reachable(x + 1, y)) pixels.set(corner.x + CELL - 1, corner.y + i, color);
    }
  });
}

/** Draws badges after all brackets, because a close target's brackets could otherwise hide a badge. */
export function drawTargets(pixels: Pixels, scene: Scene, targeting: Aim): void {
  const colours = overlayColours(scene.palette);
  const aimedAt = targeting.chosen?.valid ? targeting.chosen.at : null;
  const marks = targeting.targets.map(({ at, size }) => {
    const color = aimedAt !== null && covers({ at, size }, aimedAt) ? colours.chosen : colours.target;
    return { ...scene.corner(at), side: spanOf(size), color };
  });
  for (const { x, y, side, color } of marks) drawBrackets(pixels, x, y, side, color, colours);
  for (const [index, mark] of marks.entries()) {
    const label = String(index + 1);
    drawBadge(pixels, badgeBox(scene, mark, targeting, label), { label, color: mark.color }, colours);
  }
}

/** Returns two boxes in pixels for each target: the target with brackets, and the badge. */
export const targetBoxes = (scene: Scene, targeting: Aim): Box[] =>
  targeting.targets.flatMap(({ at, size }, index) => {
    const { x, y } = scene.corner(at);
    const side = spanOf(size);
    const body = { x: x - 2, y: y - 2, width: side + 4, height: side + 4 };
    return [body, badgeBox(scene, { x, y, side }, targeting, String(index + 1))];
  });

function badgeBox(
  { viewport: { width: right, logTop } }: Scene,
  { x, y, side }: Point & { side: number },
  { ruler = false }: Aim,
  label: string,
): Box {
  const [width, height] = [textWidth(label) + 6, BADGE_HEIGHT];
  const edge = ruler ? RULER : { left: 0, top: 1 };
  return {
    x: clamp(x + side - 7, edge.left, right - width),
    y: clamp(y - 9, MAP_TOP + edge.top, logTop - height),
    width,
    height,
  };
}

function drawBadge(
  pixels: Pixels,
  { x, y, width, height }: Box,
  { label, color }: { label: string; color: number },
  { outline }: OverlayColours,
): void {
  pixels.rect(x + 1, y, width - 2, height, outline);
  pixels.rect(x, y + 1, width, height - 2, outline);
  pixels.rect(x + 2, y + 1, width - 4, height - 2, color);
  drawText(pixels, x + 3, y - 2, label, outline);
}

const SHARE = 0.4;

const tint = (pixels: Pixels, { x, y }: Point, color: number): void => pixels.wash(x, y, CELL, CELL, color, SHARE);

/** Tints the open cells of the blast. */
export function drawBlast(pixels: Pixels, scene: Scene, { blast = [] }: Aim): void {
  const colours = overlayColours(scene.palette);
  const hit = new Set(blast.map(({ x, y }) => `${x} ${y}`));
  const inside = (x: number, y: number): boolean => hit.has(`${x} ${y}`) && scene.isOpen(x, y);
  for (const { x, y } of blast) {
    if (!inside(x, y)) continue;
    const corner = scene.corner({ x, y });
    tint(pixels, corner, colours.blast);
    hatch(pixels, corner, colours.blastHatch);
    if (!inside(x, y - 1)) pixels.rect(corner.x, corner.y, CELL, 1, colours.blastEdge);
    if (!inside(x, y + 1)) pixels.rect(corner.x, corner.y + CELL - 1, CELL, 1, colours.blastEdge);
    if (!inside(x - 1, y)) pixels.rect(corner.x, corner.y, 1, CELL, colours.blastEdge);
    if (!inside(x + 1, y)) pixels.rect(corner.x + CELL - 1, corner.y, 1, CELL, colours.blastEdge);
  }
}

function hatch(pixels: Pixels, corner: Point, color: number): void {
  for (let j = 0; j < CELL; j++)
    for (let i = 0; i < CELL; i++) if ((i - j + CELL) % 8 === 0) pixels.set(corner.x + i, corner.y + j, color);
}

/** Marks the cell at which the player aims. Valid cells with a target are left to `drawTargets`. */
export function drawChosen(pixels: Pixels, scene: Scene, { chosen, targets }: Aim): void {
  if (!chosen) return;
  const colours = overlayColours(scene.palette);
  const corner = scene.corner(chosen.at);
  if (!chosen.valid) {
    tint(pixels, corner, colours.refused);
    drawBrackets(pixels, corner.x, corner.y, CELL, colours.refused, colours);
    drawCross(pixels, corner, colours.outline, 3);
    drawCross(pixels, corner, colours.refused, 1);
    return;
  }
  const isMarked = targets.some((one) => covers(one, chosen.at));
  if (isMarked) return;
  drawBrackets(pixels, corner.x, corner.y, CELL, colours.chosen, colours);
  if (!isOccupied(scene, chosen.at)) drawReticle(pixels, corner, colours);
}

function drawCross(pixels: Pixels, corner: Point, color: number, thickness: number): void {
  const edge = (thickness - 1) / 2;
  for (let i = 3; i < CELL - 3; i++) {
    pixels.rect(corner.x + i - edge, corner.y + i - edge, thickness + 1, thickness, color);
    pixels.rect(corner.x + CELL - 2 - i - edge, corner.y + i - edge, thickness + 1, thickness, color);
  }
}

function isOccupied({ view }: Scene, cell: Point): boolean {
  const { at } = view.hero;
  if (at.x === cell.x && at.y === cell.y) return true;
  return view.things.some((thing) => thing.kind === 'mob' && covers(thing, cell));
}

function drawReticle(pixels: Pixels, { x, y }: Point, { outline, chosen }: OverlayColours): void {
  for (const [thick, color] of [
    [4, outline],
    [2, chosen],
  ] as const) {
    const grown = (thick - 2) / 2;
    for (const near of [4, 10]) {
      pixels.rect(x + near - grown, y + 7 - grown, 2 + 2 * grown, thick, color);
      pixels.rect(x + 7 - grown, y + near - grown, thick, 2 + 2 * grown, color);
    }
  }
}

/** Draws brackets round the corners of a square. x, y and `side` are in pixels. */
export function drawBrackets(
  pixels: Pixels,
  x: number,
  y: number,
  side: number,
  color: number,
  colours: OverlayColours,
): void {
  const length = side / 4;
  const corners = [
    [-1, -1, 1, 1],
    [side, -1, -1, 1],
    [-1, side, 1, -1],
    [side, side, -1, -1],
  ] as const;
  for (const [cx, cy, dx, dy] of corners) {
    for (let i = -1; i <= length; i++) {
      for (const q of [-1, 0, 1]) {
        pixels.set(x + cx + dx * i, y + cy + q, colours.outline);
        pixels.set(x + cx + q, y + cy + dy * i, colours.outline);
      }
    }
  }
  for (const [cx, cy, dx, dy] of corners) {
    for (let i = -1; i < length; i++) {
      pixels.set(x + cx + dx * i, y + cy, color);
      pixels.set(x + cx, y + cy + dy * i, color);
    }
  }
}
