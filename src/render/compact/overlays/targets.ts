import { distanceSquared } from '../../../lib/geometry';
import type { PictureOptions } from '../../contract';
import { drawText, textWidth } from '../../font/text';
import type { Pixels } from '../../pixels';
import { type OverlayInks, overlayInks } from '../inks';
import { CELL, MAP_TOP, WIDTH } from '../layout';
import type { Scene } from '../scene';
import { covers, drawBrackets } from './brackets';

type Targeting = NonNullable<PictureOptions['targeting']>;

const dashed = (i: number): boolean => (i >> 1) % 2 === 0;

/** A dashed line round the cells the hero can aim at. */
export function drawRange(pixels: Pixels, scene: Scene, targeting: Targeting): void {
  const { at } = scene.view.hero;
  const color = overlayInks(scene.palette).range;
  const reachable = (x: number, y: number): boolean =>
    scene.seen(x, y) && scene.open(x, y) && distanceSquared(at, { x, y }) <= targeting.range ** 2;
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

/** Brackets round every target and a badge with the number of its button. */
export function drawTargets(pixels: Pixels, scene: Scene, targeting: Targeting): void {
  const inks = overlayInks(scene.palette);
  const picked = targeting.chosen?.valid ? targeting.chosen.at : null;
  targeting.targets.forEach(({ at, size }, index) => {
    const corner = scene.corner(at);
    const color = picked !== null && covers(at, size, picked) ? inks.chosen : inks.target;
    const side = Math.max(size.width, size.height) * CELL;
    drawBrackets(pixels, corner.x, corner.y, side, color, inks);
    drawBadge(pixels, corner.x + side, corner.y, String(index + 1), color, inks);
  });
}

/** At the upper right of the target, inside the picture. */
function drawBadge(pixels: Pixels, right: number, top: number, label: string, color: number, inks: OverlayInks): void {
  const width = textWidth(label) + 2;
  const x = Math.min(WIDTH - width - 3, right - 6);
  const y = Math.max(MAP_TOP + 1, top - 9);
  pixels.rect(x, y, width + 2, 14, inks.ink);
  pixels.rect(x - 1, y + 1, width + 4, 12, inks.ink);
  pixels.rect(x + 1, y + 1, width, 12, color);
  drawText(pixels, x + 2, y - 2, label, inks.ink);
}
