import type { Chip } from '../../../i18n';
import { drawText, textWidth } from '../../font/text';
import type { Pixels } from '../../pixels';
import { MAP_TOP, WIDTH } from '../layout';
import type { HudInks } from './palette';

const TEXT = 0x0c0d12;
const TOP = MAP_TOP + 2;
const HEIGHT = 17;
const LEFT = 3;
const GAP = 3;
const PADDING = 5;

/** Words over the upper left of the map, as many rows as they need; `inset` keeps them off what runs along its edges. */
export function drawChips(
  pixels: Pixels,
  chips: readonly Chip[],
  inks: HudInks,
  inset: { left: number; top: number } = { left: 0, top: 0 },
): void {
  const left = LEFT + inset.left;
  let x = left;
  let y = TOP + inset.top;
  for (const { text, tone } of chips) {
    const width = textWidth(text) + 2 * PADDING;
    if (x > left && x + width > WIDTH - LEFT) {
      x = left;
      y += HEIGHT + GAP;
    }
    pixels.rect(x, y + 1, width, HEIGHT - 2, inks.border);
    pixels.rect(x + 1, y, width - 2, HEIGHT, inks.border);
    pixels.rect(x + 1, y + 1, width - 2, HEIGHT - 2, inks.chips[tone]);
    drawText(pixels, x + PADDING, y, text, TEXT);
    x += width + GAP;
  }
}
