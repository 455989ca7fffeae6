import type { ThemeRaw } from '../../../engine/schema/themes';
import { luma, type Rgb, rgb } from '../../color';
import type { Pixels } from '../../pixels';

/** Turns a painted tile into what is left of it in memory: cool tones by brightness alone. */
export function paintMemory(tile: Pixels, theme: ThemeRaw): void {
  const steps = theme.memory.map(({ from, color }) => ({ from, color: rgb(color) }));
  for (let i = 0; i < tile.data.length; i++) tile.data[i] = remembered(tile.data[i]!, steps);
}

function remembered(color: Rgb, steps: readonly { from: number; color: Rgb }[]): Rgb {
  const brightness = luma(color);
  let tone = steps[0]!.color;
  for (const step of steps) if (brightness >= step.from) tone = step.color;
  return tone;
}
