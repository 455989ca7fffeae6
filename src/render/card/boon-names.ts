import type { Epitaph } from '../../i18n';
import type { Pixels } from '../pixels';
import { GOLD, LINE, write } from './victor';
import { wrapEvenly } from './wrap-evenly';

/**
 * Writes the names of the boons in at most `lines` lines, centred on column `middle`. `y` is the top of the first line
 * and `room` the maximum width, both in pixels. If the names do not fit, the last line ends in an ellipsis.
 */
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
