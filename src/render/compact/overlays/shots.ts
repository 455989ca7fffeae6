import type { Point } from '../../../lib/geometry';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { overlayColours } from '../colours';
import type { EventMarks } from '../event-marks';
import { spanOf } from '../layout';
import type { Scene } from '../scene';
import { drawBrackets } from './targeting';

const SHAFT = rgb('#EEC48A');
const HEAD = rgb('#FFFFFF');

const START = 9;
const SHORT = 5;
const LENGTH = 13;
const POINT = 5;
const DOTS = 4;

/** Draws an arrow and a line of dots for each shot at a target in sight. */
export function drawShots(pixels: Pixels, scene: Scene, { shots }: EventMarks): void {
  const { outline } = overlayColours(scene.palette);
  for (const { from, to } of shots) {
    if (!scene.isInSight(to)) continue;
    for (const grown of [1, 0])
      drawArrow(pixels, { from: scene.middle(from), to: scene.middle(to) }, { outline, grown });
  }
}

function drawArrow(
  pixels: Pixels,
  { from, to }: { from: Point; to: Point },
  { outline, grown }: { outline: number; grown: number },
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const end = length - SHORT;
  const tail = Math.max(START, end - LENGTH);
  const dot = (along: number, aside: number, size: number, color: number): void => {
    const x = Math.round(from.x + along * ux - aside * uy);
    const y = Math.round(from.y + along * uy + aside * ux);
    pixels.rect(x - grown, y - grown, size + 2 * grown, size + 2 * grown, grown > 0 ? outline : color);
  };
  for (let along = START; along < tail; along += DOTS) dot(along, 0, 1, SHAFT);
  for (let along = tail; along <= end; along += 0.5) dot(along, 0, 2, along > end - POINT ? HEAD : SHAFT);
  for (let back = 0; back <= POINT; back += 0.5) {
    dot(end - back, back / 2, 1, HEAD);
    dot(end - back, -back / 2, 1, HEAD);
  }
}

/** Draws brackets round the creature at which the hero would shoot next, if this creature is in sight. */
export function drawNextTarget(pixels: Pixels, scene: Scene): void {
  const { hero, things } = scene.view;
  const target = things.find(({ id }) => id === hero.target);
  if (!target) return;
  const { x, y } = scene.corner(target.at);
  const colours = overlayColours(scene.palette);
  const side = spanOf(target.size);
  drawBrackets(pixels, x, y, side, colours.target, colours);
}
