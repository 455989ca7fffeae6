import type { Rgb } from '../color';
import { hasCaps } from '../font/pixel-face';
import { drawLabel, drawText, fitText, textWidth } from '../font/text';
import { drawCentredTitle } from '../font/title';
import type { Pixels } from '../pixels';

const LINE = 16;

/** Returns a name at scale 2 if `room` pixels suffice, else at scale 1 in at most two lines, cut if necessary. */
export function nameLines(name: string, room: number): { lines: string[]; scale: 1 | 2 } {
  if (textWidth(name, 2) <= room) return { lines: [name], scale: 2 };
  if (textWidth(name) <= room) return { lines: [name], scale: 1 };
  const words = name.split(' ');
  let first = words.length - 1;
  while (first > 1 && textWidth(words.slice(0, first).join(' ')) > room) first--;
  const lines = first < 1 ? [name] : [words.slice(0, first).join(' '), words.slice(first).join(' ')];
  return { lines: lines.map((line) => fitText(line, room)), scale: 1 };
}

interface NameStyle {
  name: string;
  room: number;
  color: Rgb;
  isOutlined?: boolean;
}

/** Writes a name centred at column `x` and row `middle`, in capitals if the name fits on one line. */
export function drawName(
  pixels: Pixels,
  { x, middle }: { x: number; middle: number },
  { name, room, color, isOutlined = true }: NameStyle,
): void {
  const { lines, scale } = nameLines(name, room);
  if (lines.length === 1 && hasCaps(name)) {
    drawCentredTitle(pixels, { x, middle }, name, { room, color, isOutlined });
    return;
  }
  const draw = isOutlined ? drawLabel : drawText;
  lines.forEach((line, i) => {
    const y = middle - 1 + (i - lines.length / 2) * LINE * scale;
    draw(pixels, Math.round(x - textWidth(line, scale) / 2), y, line, color, scale);
  });
}
