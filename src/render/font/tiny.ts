import type { Rgb } from '../color';
import type { Pixels } from '../pixels';
import { CAPS, capsWidth, drawCapsLabel } from './pixel-face';

/** Returns the size in pixels of a text from `drawTiny`, outline included. */
export const tinySize = (text: string): { width: number; height: number } => ({
  width: capsWidth(text) + 2,
  height: CAPS.height + 2,
});

/** Writes digits and signs with a dark outline. (x, y) is the upper left corner of the outline. */
export const drawTiny = (pixels: Pixels, x: number, y: number, text: string, color: Rgb): void =>
  void drawCapsLabel(pixels, x + 1, y + 1, text, color);
