import { TILES, type View } from '../engine';
import type { Labels, Names } from './locale';
import { nearestCell, placeOf } from './place';
import { stateChips } from './states';

type Seen = View['things'][number];

/** How the hero is and where, part by part. */
export function statusParts(labels: Labels, names: Names, view: View): string[] {
  const { hp, mana, level, gold } = view.hero;
  return [
    `${labels.vitals.hp} ${hp.current}/${hp.max}`,
    `${labels.vitals.mana} ${mana.current}/${mana.max}`,
    labels.level(level),
    labels.gold(gold),
    `${names.place(view.recipe, view.depth)}, ${labels.depth(view.depth)}`,
    ...stateChips(labels, names, view).map(({ text }) => text),
  ];
}

/** The same in one line. */
export const statusLine = (labels: Labels, names: Names, view: View): string =>
  statusParts(labels, names, view).join(' · ');

/** Furniture is no news; creatures, items, closed doors, altars, portals and what is known to hurt are. */
export const isNotable = ({ kind, harmful, inviting, open }: Seen): boolean =>
  kind !== 'prop' || harmful || inviting || open === false;

/** One thing in sight with where and how it is: `Goblin 2 NE (hostile, hurt)`. */
export function seenLine(labels: Labels, names: Names, view: View, thing: Seen): string {
  const where = placeOf(labels, view.hero.at, nearestCell(view.hero.at, thing.at, thing.size));
  const how = [
    ...(thing.stance === 'hostile' ? [labels.stance.hostile] : []),
    ...(thing.health !== null && thing.health < 1 ? [labels.condition(thing.health)] : []),
  ];
  return `${names.thing(thing)} ${where}${how.length > 0 ? ` (${how.join(', ')})` : ''}`;
}

/** What is worth telling of, nearest first. */
export const inSight = (labels: Labels, names: Names, view: View): string[] =>
  view.things.filter(isNotable).map((thing) => seenLine(labels, names, view, thing));

/** The nearest known stairs of each kind, with where they are. */
export function knownStairs(labels: Labels, view: View): string[] {
  const line = (tile: string, label: string): string[] => {
    const at = nearestTile(view, tile);
    return at ? [`${label} ${placeOf(labels, view.hero.at, at)}`] : [];
  };
  return [...line(TILES.downStairs, labels.stairs.down), ...line(TILES.upStairs, labels.stairs.up)];
}

function nearestTile({ tiles, width, hero }: View, tile: string): View['hero']['at'] | null {
  let best: View['hero']['at'] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = tiles.indexOf(tile); i !== -1; i = tiles.indexOf(tile, i + 1)) {
    const at = { x: i % width, y: Math.floor(i / width) };
    const far = (at.x - hero.at.x) ** 2 + (at.y - hero.at.y) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
