import type { Point } from '../../../lib/geometry';
import type { PictureOptions } from '../../contract';
import type { Pixels } from '../../pixels';
import { type OverlayInks, overlayInks } from '../inks';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import { covers, drawBrackets } from './brackets';
import { washOver } from './wash';

type Targeting = NonNullable<PictureOptions['targeting']>;

const SHARE = 0.4;

const tint = (pixels: Pixels, { x, y }: Point, color: number): void => washOver(pixels, x, y, CELL, CELL, color, SHARE);

/** Ground that would be hit: tinted, hatched and edged with a solid line, so that it is not taken for the range. */
export function drawBlast(pixels: Pixels, scene: Scene, { blast = [] }: Targeting): void {
  const inks = overlayInks(scene.palette);
  const hit = new Set(blast.map(({ x, y }) => `${x} ${y}`));
  const inside = (x: number, y: number): boolean => hit.has(`${x} ${y}`) && scene.open(x, y);
  for (const { x, y } of blast) {
    if (!inside(x, y)) continue;
    const corner = scene.corner({ x, y });
    tint(pixels, corner, inks.blast);
    hatch(pixels, corner, inks.blastHatch);
    if (!inside(x, y - 1)) pixels.rect(corner.x, corner.y, CELL, 1, inks.blastEdge);
    if (!inside(x, y + 1)) pixels.rect(corner.x, corner.y + CELL - 1, CELL, 1, inks.blastEdge);
    if (!inside(x - 1, y)) pixels.rect(corner.x, corner.y, 1, CELL, inks.blastEdge);
    if (!inside(x + 1, y)) pixels.rect(corner.x + CELL - 1, corner.y, 1, CELL, inks.blastEdge);
  }
}

/** Falling lines; what already happened is hatched with rising ones. */
function hatch(pixels: Pixels, corner: Point, color: number): void {
  for (let j = 0; j < CELL; j++)
    for (let i = 0; i < CELL; i++) if ((i - j + CELL) % 8 === 0) pixels.set(corner.x + i, corner.y + j, color);
}

/** The cell aimed at: in brackets when it may be, else red and crossed out. */
export function drawChosen(pixels: Pixels, scene: Scene, { chosen, targets }: Targeting): void {
  if (!chosen) return;
  const inks = overlayInks(scene.palette);
  const corner = scene.corner(chosen.at);
  if (!chosen.valid) {
    tint(pixels, corner, inks.refused);
    drawBrackets(pixels, corner.x, corner.y, CELL, inks.refused, inks);
    drawCross(pixels, corner, inks.ink, 3);
    drawCross(pixels, corner, inks.refused, 1);
    return;
  }
  const marked = targets.some(({ at, size }) => covers(at, size, chosen.at));
  if (marked) return;
  drawBrackets(pixels, corner.x, corner.y, CELL, inks.chosen, inks);
  if (!taken(scene, chosen.at)) drawReticle(pixels, corner, inks);
}

function drawCross(pixels: Pixels, corner: Point, color: number, thickness: number): void {
  const edge = (thickness - 1) / 2;
  for (let i = 3; i < CELL - 3; i++) {
    pixels.rect(corner.x + i - edge, corner.y + i - edge, thickness + 1, thickness, color);
    pixels.rect(corner.x + CELL - 2 - i - edge, corner.y + i - edge, thickness + 1, thickness, color);
  }
}

/** Whether somebody stands there, who is to be seen. */
function taken({ view }: Scene, cell: Point): boolean {
  const { at } = view.hero;
  if (at.x === cell.x && at.y === cell.y) return true;
  return view.things.some((thing) => thing.kind === 'mob' && covers(thing.at, thing.size, cell));
}

/** A plus with an open middle. */
function drawReticle(pixels: Pixels, { x, y }: Point, { ink, chosen }: OverlayInks): void {
  for (const [thick, color] of [
    [4, ink],
    [2, chosen],
  ] as const) {
    const grown = (thick - 2) / 2;
    for (const near of [4, 10]) {
      pixels.rect(x + near - grown, y + 7 - grown, 2 + 2 * grown, thick, color);
      pixels.rect(x + 7 - grown, y + near - grown, thick, 2 + 2 * grown, color);
    }
  }
}
