import type { LogLine } from '../../i18n';
import { drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import type { HudColours } from './hud-colours';
import type { Viewport } from './layout';

const LINE_HEIGHT = 16;
const LEFT = 5;

/** Indent of the second and later lines of a sentence, in pixels. */
const INDENT = 8;

/** A line of the picture: a sentence, or a part of a longer one. */
interface Row extends LogLine {
  indent: number;
}

/** Draws the newest sentences below the map, the newest at the bottom. */
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

/** Returns the new sentences that `drawLog` shows uncut, oldest first. */
export const visibleLogLines = (viewport: Viewport, log: readonly LogLine[]): string[] =>
  layOut(viewport, log).whole.flatMap(({ segments, fresh }) =>
    fresh ? [segments.map(({ text }) => text).join('')] : [],
  );

/** Lays out as many of the newest sentences as fit whole. The caption below the picture reports the rest. */
function layOut(viewport: Viewport, log: readonly LogLine[]): { rows: Row[]; whole: LogLine[] } {
  const width = viewport.width - 2 * LEFT;
  const rows: Row[] = [];
  const whole: LogLine[] = [];
  for (const line of [...log].reverse()) {
    const broken = wrap(line, width);
    // A sentence that never fits whole takes one cut line, and leaves the other lines to other sentences.
    const wrapped = broken.length > viewport.logLines ? [unbroken(broken)] : broken;
    if (rows.length + wrapped.length > viewport.logLines) break;
    if (wrapped.every((row) => fits(row, width))) whole.unshift(line);
    rows.unshift(...wrapped);
  }
  return { rows, whole };
}

const unbroken = ([first, ...rest]: readonly Row[]): Row => ({
  segments: [first, ...rest].flatMap((row) => row?.segments ?? []),
  fresh: first?.fresh ?? false,
  indent: 0,
});

/** Breaks a sentence between words. A word that is too long for a line stays whole, and is cut when it is drawn. */
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

/** Joins neighbouring segments of one tone, so that they are cut as one. */
function joinSegments(segments: LogLine['segments']): LogLine['segments'] {
  const runs: LogLine['segments'] = [];
  for (const { text, tone } of segments) {
    const run = runs.at(-1);
    if (run?.tone === tone) run.text += text;
    else runs.push({ text, tone });
  }
  return runs;
}
