import { TILES, type View } from '../../engine';
import type { Labels, Names } from './locale';
import { nearestCell, placeOf } from './place';
import { stateChips } from './states';
import type { Told } from './tell';

/** Discord's limit of an attachment's description, in characters. */
const LIMIT = 1024;

/** How the hero is, in one line. */
export function statusLine(labels: Labels, names: Names, view: View): string {
  const { hp, mana, level, gold } = view.hero;
  const parts = [
    `HP ${hp.current}/${hp.max}`,
    `mana ${mana.current}/${mana.max}`,
    labels.level(level),
    `${gold} gold`,
    `${names.place(view.recipe, view.depth)}, ${labels.depth(view.depth)}`,
    ...stateChips(labels, names, view).map(({ text }) => text),
  ];
  return parts.join(' · ');
}

/** What is in sight, nearest first, with how it is and where. Furniture is left to `look`. */
export function inSight(labels: Labels, names: Names, view: View): string[] {
  const notable = view.things.filter(({ kind, harmful, open }) => kind !== 'prop' || harmful || open === false);
  return notable.map((thing) => {
    const where = placeOf(labels, view.hero.at, nearestCell(view.hero.at, thing.at, thing.size));
    const how = [
      ...(thing.stance === 'hostile' ? [labels.stance.hostile] : []),
      ...(thing.health !== null && thing.health < 1 ? [labels.condition(thing.health)] : []),
    ];
    return `${names.thing(thing)} ${where}${how.length > 0 ? ` (${how.join(', ')})` : ''}`;
  });
}

/** The nearest known stairs of each kind. */
export function knownStairs(labels: Labels, view: View): string[] {
  const nearest = (tile: string): string | null => {
    let best: { x: number; y: number } | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let i = view.tiles.indexOf(tile); i !== -1; i = view.tiles.indexOf(tile, i + 1)) {
      const at = { x: i % view.width, y: Math.floor(i / view.width) };
      const far = (at.x - view.hero.at.x) ** 2 + (at.y - view.hero.at.y) ** 2;
      if (far < least) [best, least] = [at, far];
    }
    return best && placeOf(labels, view.hero.at, best);
  };
  const down = nearest(TILES.downStairs);
  const up = nearest(TILES.upStairs);
  return [...(down ? [`Stairs down ${down}`] : []), ...(up ? [`Stairs up ${up}`] : [])];
}

/** The picture in words: state, what happened, who is near. Cut at a sentence to what Discord takes. */
export function altText(labels: Labels, names: Names, view: View, told: readonly Told[]): string {
  const sentences = [
    `${statusLine(labels, names, view)}.`,
    ...told.slice(-4).map(({ text }) => text),
    ...inSight(labels, names, view).map((line) => `${line}.`),
    ...knownStairs(labels, view).map((line) => `${line}.`),
  ];
  let text = '';
  for (const sentence of sentences) {
    if (text.length + 1 + sentence.length > LIMIT) break;
    text = text === '' ? sentence : `${text} ${sentence}`;
  }
  return text;
}
