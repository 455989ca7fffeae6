import type { ThingRef, View } from '../engine';
import { distanceSquared, type Point } from '../lib/geometry';
import { groupBy } from '../lib/groups';
import type { Labels } from './labels';
import type { MapTexts } from './map-texts';
import type { Names } from './names';
import { graveLine, gravesWhere, knownStairs, knownTruce, placeOf, placesOf, twistRule } from './surroundings';

/** Entries of a list. */
const LISTED = 25;

interface Heap {
  name: string;
  at: Point;
}

/** What lies in one place, by name; places of the same names together, in the order of the nearest. */
function heapsByName(names: Names, { remembered }: View): [Heap, ...Heap[]][] {
  const heaps = groupBy(remembered, ({ at }) => `${at.x} ${at.y}`);
  const named = heaps.map((heap) => ({ name: heap.map(({ what }) => names.thing(what)).join(', '), at: heap[0].at }));
  return groupBy(named, ({ name }) => name);
}

/** What the lists have to tell after all that is in sight: whoever of note is there may be an enemy. */
export const beyondSight = (view: View): View => ({
  ...view,
  things: [],
  places: view.places.filter(({ who }) => !view.things.some(({ id }) => id === who.id)),
});

/**
 * What is different about the level, where the stairs, portals in sight, shops, people of note and markets under truce
 * are, and what was seen and is out of sight, as Markdown: a line each. Things of one name share an entry.
 */
export function mapSheet(texts: MapTexts, labels: Labels, names: Names, view: View): string[] {
  const { at } = view.hero;
  const entry = (what: ThingRef, to: Point): string => `${names.thing(what)} ${placeOf(labels, at, to)}`;
  const places = [...view.places].sort((a, b) => distanceSquared(a.at, at) - distanceSquared(b.at, at));
  // Once out of sight they stand among what is remembered.
  const portals = view.things.filter((thing) => thing.inviting && names.handling(thing) === 'enter');
  const list = (heading: string, entries: readonly string[]): string[] => {
    if (entries.length === 0) return [];
    const left = entries.length - LISTED;
    const shown = [...entries.slice(0, LISTED), ...(left > 0 ? [labels.more(left)] : [])];
    return [`**${heading}:** ${shown.join(' · ')}`];
  };
  return [
    ...twistRule(labels, view),
    ...list(texts.stairs, [...knownStairs(labels, view), ...portals.map((portal) => entry(portal, portal.at))]),
    ...list(texts.places, [...places.map(({ who, at: to }) => entry(who, to)), ...knownTruce(labels, view)]),
    ...list(texts.remembered, [
      ...heapsByName(names, view).map((heaps) => {
        const count = heaps.length > 1 ? ` ×${heaps.length}:` : '';
        return `${heaps[0].name}${count} ${placesOf(labels, at, heaps)}`;
      }),
      ...gravesWhere(view, false).map((to) => graveLine(labels, view, to)),
    ]),
  ];
}
