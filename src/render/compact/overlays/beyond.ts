import { clamp } from '../../../lib/clamp';
import type { Point } from '../../../lib/geometry';
import type { Pixels } from '../../pixels';
import { overlayColours } from '../colours';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import type { Box } from './box';

interface Outwards {
  dx: number;
  dy: number;
}

const HALF = 5;
const INSET = 3;

interface Arrow {
  tip: Point;
  outwards: Outwards;
}

/** Draws an arrow at the edge of the map for each enemy in sight that is outside the picture. */
export function drawBeyond(pixels: Pixels, scene: Scene): void {
  const { outline, hostile } = overlayColours(scene.palette);
  for (const arrow of arrowsIn(scene)) {
    drawArrow(pixels, arrow, { grown: 1, ink: outline });
    drawArrow(pixels, arrow, { grown: 0, ink: hostile });
  }
}

/** Returns the square of each arrow, in pixels of the picture. */
export const beyondBoxes = (scene: Scene): Box[] =>
  arrowsIn(scene).map(({ tip }) => ({ x: tip.x - HALF, y: tip.y - HALF, width: 2 * HALF + 1, height: 2 * HALF + 1 }));

function arrowsIn(scene: Scene): Arrow[] {
  const { x1, y1, x2, y2 } = scene.viewport.mapClip;
  return scene.view.things.flatMap(({ at, size, stance }) => {
    if (stance !== 'hostile') return [];
    const { x, y } = scene.corner(at);
    const [right, bottom] = [x + size.width * CELL, y + size.height * CELL];
    const dx = right <= x1 ? -1 : x >= x2 ? 1 : 0;
    const dy = bottom <= y1 ? -1 : y >= y2 ? 1 : 0;
    if (dx === 0 && dy === 0) return [];
    const tip = {
      x: clamp(dx < 0 ? x1 + INSET : dx > 0 ? x2 - 1 - INSET : x + CELL / 2, x1 + INSET, x2 - 1 - INSET),
      y: clamp(dy < 0 ? y1 + INSET : dy > 0 ? y2 - 1 - INSET : y + CELL / 2, y1 + INSET, y2 - 1 - INSET),
    };
    return [{ tip, outwards: { dx, dy } }];
  });
}

function drawArrow(
  pixels: Pixels,
  { tip, outwards: { dx, dy } }: Arrow,
  { grown, ink }: { grown: number; ink: number },
): void {
  for (let step = -grown; step < HALF + grown; step++) {
    const half = Math.min(Math.max(step, 0) + grown, HALF - 1 + grown);
    if (dy !== 0) pixels.rect(tip.x - half, tip.y - dy * step, 2 * half + 1, 1, ink);
    else pixels.rect(tip.x - dx * step, tip.y - half, 1, 2 * half + 1, ink);
  }
}
