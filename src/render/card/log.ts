import type { LogLine } from '../../i18n';
import type { Palette } from '../../settings/palette';
import { rgb } from '../color';
import { hudColours } from '../compact/hud-colours';
import { HEIGHT, LOG_TOP, WIDTH } from '../compact/layout';
import { drawCentred } from '../font/text';
import type { Pixels } from '../pixels';
import { wrapEvenly } from './wrap-evenly';

const LINE = 16;
const ROWS = (HEIGHT - LOG_TOP) / LINE;
const ROOM = WIDTH - 10;
const PLAIN = rgb('#B4B2B8');

export function drawLog(pixels: Pixels, log: readonly LogLine[], palette: Palette): void {
  const colours = hudColours(palette);
  pixels.rect(0, LOG_TOP, WIDTH, HEIGHT - LOG_TOP, colours.panel);
  pixels.rect(0, LOG_TOP, WIDTH, 1, colours.line);
  logRows(log).forEach(({ text, tone }, i) => {
    const color = tone === 'plain' ? PLAIN : colours.tones[tone];
    drawCentred(pixels, WIDTH / 2, LOG_TOP + i * LINE, text, color);
  });
}

interface LogRow {
  text: string;
  tone: LogLine['segments'][number]['tone'];
}

/** Returns the rows that fit below the card, newest last. Cuts the oldest sentence if necessary. */
export function logRows(log: readonly LogLine[]): LogRow[] {
  const rows: LogRow[] = [];
  for (const { segments } of [...log].reverse()) {
    const left = ROWS - rows.length;
    if (left === 0) break;
    const tone = segments[0]?.tone ?? 'plain';
    const text = segments.map((segment) => segment.text).join('');
    rows.unshift(...wrapEvenly(text, ROOM, left).map((row) => ({ text: row, tone })));
  }
  return rows;
}
