import type { GameEvent, View } from '../../engine';
import { clamp } from '../../lib/clamp';
import type { Palette } from '../../settings/palette';
import { type Amount, amountsOf, bodyOf, signOf, toneOf } from '../amounts';
import { hudColours } from '../compact/hud-colours';
import { drawLabel, textWidth } from '../font/text';
import type { Clip, Pixels } from '../pixels';
import { onScreen, WINDOW } from './map';

const CELL = 16;
const OFFSET: Record<Amount['kind'], number> = { loss: -14, gain: 6, mana: 6 };
const AREA: Clip = {
  x1: WINDOW.x * CELL,
  y1: WINDOW.y * CELL,
  x2: (WINDOW.x + WINDOW.columns) * CELL,
  y2: (WINDOW.y + WINDOW.rows) * CELL,
};

export function drawNumbers(pixels: Pixels, view: View, events: readonly GameEvent[], palette: Palette): void {
  const { tones } = hudColours(palette);
  pixels.within(AREA, () => {
    for (const amount of amountsOf(events)) {
      const body = bodyOf(view, amount);
      const cell = body && onScreen(view, body.at);
      if (!cell) continue;
      const text = `${signOf(amount)}${amount.sum}`;
      const width = textWidth(text);
      const x = Math.round(cell.x * CELL + (body.width * CELL - width) / 2);
      const y = Math.max(cell.y * CELL + OFFSET[amount.kind], AREA.y1 - 1);
      drawLabel(pixels, clamp(x, AREA.x1 + 1, AREA.x2 - width - 1), y, text, tones[toneOf(amount)]);
    }
  });
}
