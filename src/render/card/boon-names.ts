import type { Epitaph } from '../../i18n';
import { fitText, wrapText } from '../font/text';
import type { Pixels } from '../pixels';
import { GOLD, LINE, write } from './victor';
import { wrapEvenly } from './wrap-evenly';

/** Maximum number of lines. Names that need more are cut with an ellipsis. */
const LINES = 2;

/**
 * Writes the names of the hero's boons in at most two lines, centred on column `middle`. `y` is the top of the first
 * line and `room` the maximum width, both in art pixels. Writes nothing if the hero has no boons.
 */
export function drawBoonNames(
  pixels: Pixels,
  { boons }: Pick<Epitaph, 'boons'>,
  { middle, y, room }: { middle: number; y: number; room: number },
): void {
  if (boons.length === 0) return;
  const names = boons.join(', ');
  const even = wrapEvenly(names, room);
  const [first = '', ...more] = wrapText([names], room);
  const lines = even.length <= LINES ? even : [first, fitText(more.join(' '), room)];
  lines.forEach((line, i) => {
    write(pixels, middle, y + i * LINE, line, GOLD);
  });
}
