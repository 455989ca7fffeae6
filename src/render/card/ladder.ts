import type { Epitaph } from '../../i18n';
import { rgb } from '../color';
import { LOG_TOP, WIDTH } from '../compact/layout';
import { drawCentred, drawLabel, fitText, textWidth } from '../font/text';
import { noise } from '../noise';
import type { Pixels } from '../pixels';
import { DEPTHS } from './colours';
import { DARK, GOLD, INK } from './victor';

const WOOD = { face: rgb('#9C683C'), light: rgb('#C89A5C'), shade: rgb('#5F3C27') };
const SHAFT = { rock: rgb('#2A1E2C'), edge: rgb('#4A3848'), fleck: rgb('#382A3A') };

interface Ladder {
  left: number;
  top: number;
  step: number;
  plate: number;
  last: number;
  text: 'left' | 'right';
}

/**
 * Draws a rung for each step, from the top down. `left` and `top` of the ladder are in pixels. The rung with the index
 * `last` is gold; the times are on the side `text`.
 */
export function drawLadder(pixels: Pixels, steps: Epitaph['descent'], ladder: Ladder): void {
  const { left, top, step, plate } = ladder;
  const length = steps.length * step + 2;
  for (const x of [left - 3, left + plate]) {
    pixels.rect(x - 1, top - 5, 5, length + 6, DARK);
    pixels.rect(x, top - 4, 3, length + 4, WOOD.face);
    pixels.rect(x, top - 4, 1, length + 4, WOOD.light);
  }
  steps.forEach(({ depth, when, turn }, i) => {
    const y = top + i * step;
    const last = i === ladder.last;
    if (step > PLATE) pixels.rect(left - 1, y + 13, plate + 2, 3, WOOD.shade);
    pixels.rect(
      left + 1,
      y - 1,
      plate - 2,
      Math.min(PLATE, step - 1),
      last ? GOLD : DEPTHS[Math.min(depth, DEPTHS.length) - 1]!,
    );
    drawCentred(pixels, left + plate / 2, y - 2, String(depth), last ? DARK : INK);
    const room = ladder.text === 'right' ? WIDTH - left - plate - 12 : left - 12;
    const label = textWidth(when) <= room ? when : fitText(turn, room);
    const x = ladder.text === 'right' ? left + plate + 8 : left - 8 - textWidth(label);
    drawLabel(pixels, x, y - 2, label, last ? GOLD : INK);
  });
}

const PLATE = 14;

/** Draws the rock behind a ladder, from row `top` down to the log, in pixels. */
export function drawShaft(pixels: Pixels, { left, right, top }: { left: number; right: number; top: number }): void {
  for (let y = top; y < LOG_TOP; y++) {
    const jag = (at: number, seed: number): number =>
      at <= 0 || at >= WIDTH ? 0 : Math.floor(noise(y >> 2, 3, seed) * 4);
    const [from, to] = [left + jag(left, 7), right - jag(right, 8)];
    pixels.rect(from, y, to - from, 1, SHAFT.rock);
    if (left > 0) pixels.rect(from, y, 2, 1, SHAFT.edge);
    if (right < WIDTH) pixels.rect(to - 2, y, 2, 1, SHAFT.edge);
    for (let k = 0; k < 2; k++) {
      if (noise(y, k, 11) < 0.25) pixels.rect(from + 6 + Math.floor(noise(y, k, 13) * 100), y, 3, 1, SHAFT.fleck);
    }
  }
  pixels.rect(left, top, right - left, 2, SHAFT.edge);
}
