import type { Raws } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { dealRecipe } from '../../src/engine/builders/chain/deal-recipe';
import { createI18n } from '../../src/i18n';
import { groupBy } from '../../src/lib/groups';
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

export function wholeLevel(raws: Raws, seed: string, depth: number): Pixels {
  const level = buildLevel(raws, seed, depth);
  const title = `${createI18n(raws).levelTitle(level)} · seed ${seed}`;
  return levelPicture(raws, partsOf(level), { title, legend: LEGEND });
}

/** Returns name and recipe of a level in one line. */
export function levelLine(raws: Raws, seed: string, depth: number): string {
  const level = buildLevel(raws, seed, depth);
  return `${createI18n(raws).levelTitle(level)}: recipe ${level.recipe}`;
}

/** Returns the reasons why a recipe failed before a level was built, with their numbers; `null` if it never did. */
export function failuresOf(raws: Raws, seed: string, depth: number): string | null {
  const { recipe: built, faults } = buildLevel(raws, seed, depth);
  if (faults.length === 0) return null;
  const { id } = dealRecipe(raws, { seed, depth });
  const reasons = groupBy(faults, (fault) => fault).map((all) => `${all[0]} (${all.length})`);
  const end = built === id ? '' : `; ${built} is drawn in its place`;
  return `${id} failed ${faults.length} times: ${reasons.join(', ')}${end}`;
}

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

export function stepSheet(raws: Raws, seed: string, depth: number, perBuilder: number): Pixels {
  return sheetOf(raws, buildLevel(raws, seed, depth, { snapshots: true }), perBuilder);
}
