import type { Raws } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders';
import { createI18n } from '../../src/i18n';
import {
  contactSheet,
  levelPicture,
  type Mark,
  partsOf,
  SMALL,
  stepSheet as sheetOf,
  type Thumbnail,
} from '../../src/render/level';
import type { Pixels } from '../../src/render/pixels';

const LEGEND: Record<Mark, string> = {
  prop: 'fittings',
  door: 'doors',
  item: 'things',
  trap: 'traps',
  friendly: 'friendly',
  wary: 'wary',
  hostile: 'hostile',
  start: 'start',
  up: 'up',
  down: 'down',
  hero: 'hero',
};

/** One whole level with its name and what there is on it. */
export function wholeLevel(raws: Raws, seed: string, depth: number): Pixels {
  const level = buildLevel(raws, seed, depth);
  const title = `${createI18n(raws).levelTitle(level)} · seed ${seed}`;
  return levelPicture(raws, partsOf(level), { title, legend: LEGEND });
}

/** All depths of a seed side by side. */
export function depthSheet(raws: Raws, seed: string, depths: readonly number[]): Pixels {
  const { levelTitle } = createI18n(raws);
  const pictures = depths.map((depth): Thumbnail => {
    const level = buildLevel(raws, seed, depth);
    return {
      caption: levelTitle(level),
      pixels: levelPicture(raws, partsOf(level), { cell: SMALL }),
    };
  });
  return contactSheet(pictures, 3);
}

/** How a level is built: a sheet with a picture a step. */
export function stepSheet(raws: Raws, seed: string, depth: number, perBuilder: number): Pixels {
  return sheetOf(raws, buildLevel(raws, seed, depth, { snapshots: true }), perBuilder);
}
