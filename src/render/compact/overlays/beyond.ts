import { clamp } from '../../../lib/clamp';
import type { Point } from '../../../lib/geometry';
import type { Pixels } from '../../pixels';
import { overlayColours } from '../colours';
import { CELL } from '../layout';
import type { Scene } from '../scene';

interface Way {
  dx: number;
  dy: number;
}

/** Half the width of an arrow, and how far it stands from the edge. */
const HALF = 5;
const INSET = 3;

/** An arrow at the edge of the map for each enemy whom the hero sees and the window does not show. */
export function drawBeyond(pixels: Pixels, scene: Scene): void {
  const { x1, y1, x2, y2 } = scene.viewport.mapClip;
  const { outline, hostile } = overlayColours(scene.palette);
  for (const { at, size, stance } of scene.view.things) {
    if (stance !== 'hostile') continue;
    const { x, y } = scene.corner(at);
    const [right, bottom] = [x + size.width * CELL, y + size.height * CELL];
    const dx = right <= x1 ? -1 : x >= x2 ? 1 : 0;
    const dy = bottom <= y1 ? -1 : y >= y2 ? 1 : 0;
    if (dx === 0 && dy === 0) continue;
    const tip = {
      x: clamp(dx < 0 ? x1 + INSET : dx > 0 ? x2 - 1 - INSET : x + CELL / 2, x1 + INSET, x2 - 1 - INSET),
      y: clamp(dy < 0 ? y1 + INSET : dy > 0 ? y2 - 1 - INSET : y + CELL / 2, y1 + INSET, y2 - 1 - INSET),
    };
    for (const [grown, ink] of [
      [1, outline],
      [0, hostile],
    ] as const)
      drawArrow(pixels, tip, { dx, dy }, { grown, ink });
  }
}

/** Points outwards, at a corner up or down; `grown` by so many pixels all round. */
function drawArrow(pixels: Pixels, tip: Point, { dx, dy }: Way, { grown, ink }: { grown: number; ink: number }): void {
  for (let step = -grown; step < HALF + grown; step++) {
    const half = Math.min(Math.max(step, 0) + grown, HALF - 1 + grown);
    if (dy !== 0) pixels.rect(tip.x - half, tip.y - dy * step, 2 * half + 1, 1, ink);
    else pixels.rect(tip.x - dx * step, tip.y - half, 1, 2 * half + 1, ink);
  }
}
