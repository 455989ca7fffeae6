import type { Raws, View } from '../../engine';
import type { Palette } from '../../lib/palette';
import type { Pixels } from '../pixels';
import { levelPicture } from './level-picture';

/** The whole level as far as the hero knows it: explored ground, known stairs, what is in sight, and the hero. */
export function knownPicture(raws: Raws, view: View, title: string, palette: Palette = 'standard'): Pixels {
  const { width, height, tiles, recipe, hero, things } = view;
  const spawns = things.map(({ at, raw }) => ({ cell: at.y * width + at.x, raw }));
  return levelPicture(raws, { width, height, tiles, recipe, start: null, spawns, hero: hero.at }, { title, palette });
}
