import type { Raws, View } from '../../engine';
import { rgb } from '../color';
import type { PictureOptions } from '../contract';
import type { Pixels } from '../pixels';
import { Console } from './console';
import { drawMap, WINDOW } from './map';
import { drawPanels } from './panels';
import type { ClassicWords } from './words';

export type { ClassicWords } from './words';

const REACHABLE = rgb('#0000A0');
const TARGET = rgb('#00A0A0');

/** The screen of old: 80 by 60 characters of 16 by 16 pixels. To be written at scale 1; made for desktops. */
export function classicPicture(raws: Raws, view: View, words: ClassicWords, options: PictureOptions = {}): Pixels {
  const screen = new Console();
  drawMap(screen, raws, view);
  if (options.targeting) markTargets(screen, view, options.targeting);
  drawPanels(screen, view, words);
  return screen.toPixels();
}

/** Cells within reach are blue, targets cyan with their numbers at the upper left. */
function markTargets(screen: Console, view: View, { range, targets }: NonNullable<PictureOptions['targeting']>): void {
  const { at } = view.hero;
  const column = (x: number): number => x - at.x + WINDOW.columns / 2 + WINDOW.x;
  const row = (y: number): number => y - at.y + WINDOW.rows / 2 + WINDOW.y;
  for (let y = at.y - range; y <= at.y + range; y++) {
    for (let x = at.x - range; x <= at.x + range; x++) {
      if ((x - at.x) ** 2 + (y - at.y) ** 2 > range * range || view.visible[y * view.width + x] !== '1') continue;
      screen.background(column(x), row(y), REACHABLE);
    }
  }
  targets.forEach((target, i) => {
    screen.background(column(target.at.x), row(target.at.y), TARGET);
    screen.set(column(target.at.x) - 1, row(target.at.y) - 1, String(i + 1), rgb('#FFFF00'));
  });
}
