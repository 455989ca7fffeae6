import type { Raws, View } from '../../engine';
import { rgb } from '../color';
import type { PictureOptions } from '../contract';
import type { Pixels } from '../pixels';
import { Console } from './console';
import { drawMap } from './map';
import { drawPanels } from './panels';
import { drawParticles } from './particles';
import { onScreen } from './window';
import type { ClassicWords } from './words';

export type { ClassicWords, ItemLine } from './words';

const REACHABLE = rgb('#0000A0');
const TARGET = rgb('#00A0A0');
const NUMBER = rgb('#FFFF00');

/** The screen of old: 80 by 60 characters of 16 by 16 pixels. To be written at scale 1; made for desktops. */
export function classicPicture(raws: Raws, view: View, words: ClassicWords, options: PictureOptions = {}): Pixels {
  return classicScreen(raws, view, words, options).toPixels();
}

/** The same as characters. */
export function classicScreen(raws: Raws, view: View, words: ClassicWords, options: PictureOptions = {}): Console {
  const screen = new Console();
  drawMap(screen, raws, view);
  drawParticles(screen, view, options.sinceTurn);
  if (options.targeting) markTargets(screen, view, options.targeting);
  drawPanels(screen, view, words);
  return screen;
}

/** Cells within reach are blue, targets cyan with their numbers at the upper left. */
function markTargets(screen: Console, view: View, { range, targets }: NonNullable<PictureOptions['targeting']>): void {
  const { at } = view.hero;
  for (let y = at.y - range; y <= at.y + range; y++) {
    for (let x = at.x - range; x <= at.x + range; x++) {
      if ((x - at.x) ** 2 + (y - at.y) ** 2 > range * range || view.visible[y * view.width + x] !== '1') continue;
      const cell = onScreen(view, { x, y });
      if (cell) screen.background(cell.x, cell.y, REACHABLE);
    }
  }
  targets.forEach((target, i) => {
    const cell = onScreen(view, target.at);
    if (!cell) return;
    screen.background(cell.x, cell.y, TARGET);
    screen.set(cell.x - 1, cell.y - 1, String(i + 1), NUMBER, screen.at(cell.x - 1, cell.y - 1)?.bg);
  });
}
