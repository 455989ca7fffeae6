import { mix, type Rgb } from '../color';
import type { Pixels } from '../pixels';
import { type CapsScale, capsHeight, capsWidth, drawCaps, drawCapsLabel, hasCaps } from './pixel-face';
import { drawLabel, drawText, fitText, textWidth } from './text';

const SHINE: Rgb = 0xffffff;
const LIT = 3;
const OTHER = { height: 10, top: 4 };

export interface TitleStyle {
  /** Maximum width in pixels. A longer title is cut. */
  room: number;
  color: Rgb;
  /** Scales to try, the best first; by default large letters, then tall letters. */
  scales?: readonly CapsScale[];
  /** False for a title without the dark outline. True by default. */
  isOutlined?: boolean;
}

const SCALES: readonly CapsScale[] = [2, 'tall'];

const scaleOf = (text: string, { room, scales = SCALES }: TitleStyle): CapsScale | null =>
  hasCaps(text) ? (scales.find((scale) => capsWidth(text, scale) <= room) ?? null) : null;

/**
 * Writes a title in capitals of the pixel face, or, if no scale fits, in the font of `drawText`. `x` is the first
 * column; `middle` is the row in the middle of the letters.
 */
export function drawTitle(
  pixels: Pixels,
  { x, middle }: { x: number; middle: number },
  text: string,
  style: TitleStyle,
): void {
  const { color, room, isOutlined = true } = style;
  const scale = scaleOf(text, style);
  if (scale === null) {
    const y = Math.round(middle - OTHER.height / 2 - OTHER.top);
    const draw = isOutlined ? drawLabel : drawText;
    draw(pixels, x, y, fitText(text, room), color);
    return;
  }
  const lit = mix(color, SHINE, 0.55);
  const y = Math.round(middle - capsHeight(scale) / 2);
  if (isOutlined) drawCapsLabel(pixels, x, y, text, (row) => (row < LIT ? lit : color), scale);
  else drawCaps(pixels, x, y, text, color, scale);
}

/** Writes a title like `drawTitle`, but centred at column `at.x`. */
export function drawCentredTitle(
  pixels: Pixels,
  at: { x: number; middle: number },
  text: string,
  style: TitleStyle,
): void {
  const scale = scaleOf(text, style);
  const width = scale === null ? textWidth(fitText(text, style.room)) : capsWidth(text, scale);
  drawTitle(pixels, { x: Math.round(at.x - width / 2), middle: at.middle }, text, style);
}
