import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { drawSprite } from '../../sprites/draw';
import { lookOf } from '../../sprites/look';
import { spriteOf } from '../../sprites/sprite';
import { overlayColours } from '../colours';
import type { EventMarks } from '../event-marks';
import { CELL } from '../layout';
import type { Scene } from '../scene';

const TRAIL = rgb('#EEC48A');

const START = 9;
const DOTS = 4;

/** Draws each thrown thing one cell before its target. Draws nothing for short throws or targets out of sight. */
export function drawThrows(pixels: Pixels, scene: Scene, { throws }: EventMarks): void {
  const { outline } = overlayColours(scene.palette);
  const { sprites } = scene.raws;
  for (const { thing, from, to } of throws) {
    const [start, end] = [scene.middle(from), scene.middle(to)];
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (!scene.isInSight(to) || length < 2 * CELL) continue;
    const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
    for (let along = START; along < length - CELL; along += DOTS) {
      const [x, y] = [Math.round(start.x + along * ux), Math.round(start.y + along * uy)];
      pixels.rect(x - 1, y - 1, 3, 3, outline);
      pixels.rect(x, y, 1, 1, TRAIL);
    }
    const corner = { x: Math.round(end.x - CELL * ux - CELL / 2), y: Math.round(end.y - CELL * uy - CELL / 2) };
    drawSprite(pixels, spriteOf(sprites, lookOf(sprites, { kind: 'item', ...thing })), corner.x, corner.y, { outline });
  }
}
