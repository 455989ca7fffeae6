import type { LogLine } from '../../../i18n';
import { drawText, fitText, textWidth } from '../../font/text';
import type { Pixels } from '../../pixels';
import { HEIGHT, LOG_TOP, WIDTH } from '../layout';
import type { HudInks } from './palette';

const LINES = 3;
const LINE = 16;
const LEFT = 5;
const RIGHT = LEFT + 326;

/** The last three lines, newest lowest. */
export function drawLog(pixels: Pixels, log: readonly LogLine[], inks: HudInks): void {
  pixels.rect(0, LOG_TOP, WIDTH, HEIGHT - LOG_TOP, inks.panel);
  pixels.rect(0, LOG_TOP, WIDTH, 1, inks.line);
  const shown = log.slice(-LINES);
  shown.forEach((line, i) => {
    drawLine(pixels, line, LOG_TOP + (LINES - shown.length + i) * LINE, inks);
  });
}

function drawLine(pixels: Pixels, { segments, fresh }: LogLine, y: number, inks: HudInks): void {
  let x = LEFT;
  for (const { text, tone } of segments) {
    const color = fresh ? inks.tones[tone] : inks.dim;
    const fits = textWidth(text) <= RIGHT - x;
    x = drawText(pixels, x, y, fits ? text : fitText(text, RIGHT - x), color);
    if (!fits) return;
  }
}
