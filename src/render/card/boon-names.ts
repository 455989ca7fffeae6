import type { Epitaph } from '../../i18n';
import type { Pixels } from '../pixels';
import { GOLD, LINE, write } from './victor';
import { wrapEvenly } from './wrap-evenly';

/** Writes the boons' names centred on column `middle`, in at most `lines` lines. `y` and `room` are in pixels. */
export function drawBoonNames(
  pixels: Pixels,
  { boons }: Pick<Epitaph, 'boons'>,
  { middle, y, room, lines }: { middle: number; y: number; room: number; lines: number },
): void {
  if (boons.length === 0) return;
  wrapEvenly(boons.join(', '), room, lines).forEach((line, i) => {
    write(pixels, middle, y + i * LINE, line, GOLD);
  });
}
