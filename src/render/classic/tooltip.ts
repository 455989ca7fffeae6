import type { View } from '../../engine';
import type { Point } from '../../lib/geometry';
import { rgb } from '../color';
import { type Console, cellsOf } from './console';
import { onScreen, WINDOW } from './map';

const WHITE = rgb('#FFFFFF');
const TEXT = rgb('#DDDDDD');
const FRAME = rgb('#999999');

const MIDDLE = WINDOW.x + WINDOW.columns / 2;

/**
 * Draws a text box beside a cell. Draws nothing if the cell is outside the map or there is no text. `width` is the
 * width of the thing in cells.
 */
export function drawTooltip(screen: Console, view: View, at: Point, width: number, text: string[]): void {
  const first = onScreen(view, at);
  const last = onScreen(view, { x: at.x + width - 1, y: at.y });
  if (!first || text.length === 0) return;
  const left = first.x >= MIDDLE;
  const arrow = left ? first.x - 1 : (last ?? first).x + 1;
  const lines = wrap(text, 2 * ((left ? arrow - WINDOW.x : WINDOW.x + WINDOW.columns - arrow) - 3));
  const inner = Math.max(...lines.map(cellsOf));
  const x1 = left ? arrow - inner - 2 : arrow + 1;
  const x2 = x1 + inner + 1;
  const most = WINDOW.y + WINDOW.rows - lines.length - 2;
  const y1 = Math.max(WINDOW.y, Math.min(first.y - Math.floor((lines.length + 1) / 2), most));
  screen.box(x1, y1, x2, y1 + lines.length + 1, WHITE, FRAME);
  lines.forEach((line, i) => {
    screen.print(x1 + 1, y1 + 1 + i, line.padEnd(2 * inner), i === 0 ? WHITE : TEXT, inner);
  });
  screen.set(arrow, first.y, left ? '→' : '←', WHITE, FRAME);
}

/** Wraps lines between words at `width` letters. A word longer than `width` gets a line to itself. */
export function wrap(lines: readonly string[], width: number): string[] {
  return lines.flatMap((line) => {
    const parts = [''];
    for (const word of line.split(' ')) {
      const current = parts.at(-1) as string;
      if (current === '') parts[parts.length - 1] = word;
      else if (current.length + 1 + word.length > width) parts.push(word);
      else parts[parts.length - 1] = `${current} ${word}`;
    }
    return parts;
  });
}
