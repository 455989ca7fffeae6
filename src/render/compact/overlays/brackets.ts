import type { Point } from '../../../lib/geometry';
import type { Pixels } from '../../pixels';
import type { OverlayInks } from '../inks';

/** Corners round a square of `side`. */
export function drawBrackets(
  pixels: Pixels,
  x: number,
  y: number,
  side: number,
  color: number,
  inks: OverlayInks,
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
        pixels.set(x + cx + dx * i, y + cy + q, inks.ink);
        pixels.set(x + cx + q, y + cy + dy * i, inks.ink);
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

/** Whether a body at `at` stands on the cell. */
export function covers(at: Point, size: { width: number; height: number }, cell: Point): boolean {
  return cell.x >= at.x && cell.y >= at.y && cell.x < at.x + size.width && cell.y < at.y + size.height;
}
