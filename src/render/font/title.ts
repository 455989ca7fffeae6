import { mix, type Rgb } from '../color';
import type { Pixels } from '../pixels';
import { CAPS, capsWidth, drawCapsLabel, hasCaps } from './pixel-face';
import { drawLabel, fitText, textWidth } from './text';

const SHINE: Rgb = 0xffffff;
/** Rows of a capital that light falls on, from the top. */
const LIT = 3;

/**
 * Height in pixels of a title, and the row of its capitals below the upper edge. Accents stand in the rows above.
 */
export const TITLE = { height: 24, top: 6 } as const;

/** Returns the scale of the capitals in which the title fits; `null` if it must be written in the other font. */
function scaleOf(text: string, room: number): 1 | 2 | null {
  if (!hasCaps(text)) return null;
  return capsWidth(text, 2) <= room ? 2 : capsWidth(text) <= room ? 1 : null;
}

/**
 * Writes a title in capitals of the pixel face, lit from above, on a line of `TITLE.height` pixels that begins at (x,
 * y). A title that is wider than `room` pixels is written smaller. A name with letters that the face lacks is written
 * in the other font.
 */
export function drawTitle(pixels: Pixels, { x, y, room }: TitlePlace, text: string, color: Rgb): void {
  const scale = scaleOf(text, room);
  if (scale === null) {
    drawLabel(pixels, x, y + (TITLE.height - 16) / 2, fitText(text, room), color);
    return;
  }
  const lit = mix(color, SHINE, 0.55);
  const top = y + TITLE.top + (scale === 2 ? 0 : CAPS.height / 2);
  drawCapsLabel(pixels, x, top, text, (row) => (row < LIT ? lit : color), scale);
}

/** Upper left corner of a title, and its maximum width in pixels. */
export interface TitlePlace {
  x: number;
  y: number;
  room: number;
}

/** Returns the width of a title in pixels, as `drawTitle` draws it. */
export function titleWidth(text: string, room: number): number {
  const scale = scaleOf(text, room);
  return scale === null ? Math.min(room, textWidth(text)) : capsWidth(text, scale);
}
