import type { LogLine } from '../../i18n';
import { drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import type { HudColours } from './hud-colours';
import type { Viewport } from './layout';

const LINE_HEIGHT = 16;
const LEFT = 5;

const INDENT = 8;

interface Row extends LogLine {
  indent: number;
}

export function drawLog(
  { pixels, viewport, colours }: { pixels: Pixels; viewport: Viewport; colours: HudColours },
  log: readonly LogLine[],
): void {
  const { width, height, logTop, logLines } = viewport;
  pixels.rect(0, logTop, width, height - logTop, colours.panel);
  pixels.rect(0, logTop, width, 1, colours.line);
  const { rows } = layOut(viewport, log);
  rows.forEach((row, i) => {
    drawRow(pixels, row, logTop + (logLines - rows.length + i) * LINE_HEIGHT, colours);
  });
}

/** Returns the sentences of the newest action that `drawLog` writes whole, oldest first. */
export const visibleLogLines = (viewport: Viewport, log: readonly LogLine[]): string[] =>
  layOut(viewport, log).whole.flatMap(({ segments, fresh }) =>
    fresh ? [segments.map(({ text }) => text).join('')] : [],
  );

function layOut(viewport: Viewport, log: readonly LogLine[]): { rows: Row[]; whole: LogLine[] } {
  const width = viewport.width - 2 * LEFT;
  const rows: Row[] = [];
  const whole: LogLine[] = [];
  const isAlone = log.filter(({ fresh }) => fresh).length === 1;
  for (const line of [...log].reverse()) {
    // Cuts a sentence that is longer than the log to one line, unless the newest action has no other sentence.
    const most = line.fresh && isAlone ? viewport.logLines : 1;
    const broken = wrap(line, width);
    const wrapped =
      broken.length > viewport.logLines ? [...broken.slice(0, most - 1), unbroken(broken.slice(most - 1))] : broken;
    if (rows.length + wrapped.length > viewport.logLines) break;
    if (wrapped.every((row) => fits(row, width))) whole.unshift(line);
    rows.unshift(...wrapped);
  }
  return { rows, whole };
}

const unbroken = ([first, ...rest]: readonly Row[]): Row => ({
  segments: [first, ...rest].flatMap((row) => row?.segments ?? []),
  fresh: first?.fresh ?? false,
  indent: first?.indent ?? 0,
});

function wrap({ segments, fresh }: LogLine, width: number): Row[] {
  const words = segments.flatMap(({ text, tone }) => text.split(/(?<= )/).map((word) => ({ text: word, tone })));
  const rows: Row[] = [];
  for (const word of words) {
    const row = rows.at(-1);
    if (row && fits({ ...row, segments: [...row.segments, word] }, width)) row.segments.push(word);
    else rows.push({ segments: [word], fresh, indent: rows.length > 0 ? INDENT : 0 });
  }
  return rows;
}

const fits = ({ segments, indent }: Row, width: number): boolean =>
  indent +
    textWidth(
      segments
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    ) <=
  width;

function drawRow(pixels: Pixels, { segments, fresh, indent }: Row, y: number, colours: HudColours): void {
  const right = pixels.width - LEFT;
  let x = LEFT + indent;
  for (const { text, tone } of joinSegments(segments)) {
    const color = fresh ? colours.tones[tone] : colours.dim;
    const isWhole = textWidth(text.trimEnd()) <= right - x;
    x = drawText(pixels, x, y, isWhole ? text : fitText(text, right - x), color);
    if (!isWhole) return;
  }
}

/** Joins neighbouring segments of the same tone, so that `fitText` cuts them as one text. */
function joinSegments(segments: LogLine['segments']): LogLine['segments'] {
  const runs: LogLine['segments'] = [];
  for (const { text, tone } of segments) {
    const run = runs.at(-1);
    if (run?.tone === tone) run.text += text;
    else runs.push({ text, tone });
  }
  return runs;
}
