import type { ThingRef, View } from '../engine';
import { distanceSquared, type Point } from '../lib/geometry';
import { groupBy } from '../lib/groups';
import type { Labels } from './labels';
import { knownStairs, knownTruce } from './landmarks';
import type { MapTexts } from './map-texts';
import type { Names } from './names';
import { placeOf } from './positions';
import { graveLine, gravesWhere, heapLine, twistRule } from './surroundings';

const LISTED = 25;

interface Heap {
  things: readonly ThingRef[];
  at: Point;
}

function rememberedLines(labels: Labels, names: Names, { remembered, hero }: View): string[] {
  const cells = groupBy(remembered, ({ at }) => `${at.x} ${at.y}`);
  const heaps = cells.map((cell): Heap => ({ things: cell.map(({ what }) => what), at: cell[0].at }));
  const kindsOf = ({ things }: Heap): string[] => [...new Set(things.map((thing) => names.thing(thing)))];
  const nameOf = (heap: Heap): string => {
    const kinds = kindsOf(heap);
    return kinds.length === 1 ? kinds.join() : heap.things.map((thing) => names.thing(thing)).join(', ');
  };
  return groupBy(heaps, nameOf).map((alike) => {
    const isOneKind = kindsOf(alike[0]).length === 1;
    return heapLine(labels, names, hero.at, isOneKind ? alike.flatMap(({ things }) => things) : alike[0].things, alike);
  });
}

/** Returns the view without the things that the hero sees, and without the places of creatures that the hero sees. */
export const beyondSight = (view: View): View => ({
  ...view,
  things: [],
  places: view.places.filter(({ who }) => !view.things.some(({ id }) => id === who.id)),
});

/**
 * Returns the lists below the map as Markdown, one line each. Leaves out empty lists. A list names at most 25 entries,
 * and counts the others.
 */
export function mapSheet(texts: MapTexts, labels: Labels, names: Names, view: View): string[] {
  const { at } = view.hero;
  const entry = (what: ThingRef, to: Point): string => `${names.thing(what)} ${placeOf(labels, at, to)}`;
  const places = [...view.places].sort((a, b) => distanceSquared(a.at, at) - distanceSquared(b.at, at));
  // Includes only portals in sight, because the list of remembered things contains all others.
  const portals = view.things.filter((thing) => thing.inviting && names.handling(thing) === 'enter');
  const list = (heading: string, entries: readonly string[]): string[] => {
    if (entries.length === 0) return [];
    const left = entries.length - LISTED;
    const shown = [...entries.slice(0, LISTED), ...(left > 0 ? [labels.more(left)] : [])];
    return [`**${heading}:** ${shown.join(' · ')}`];
  };
  return [
    ...twistRule(labels, view),
    ...list(texts.stairs, [...knownStairs(labels, names, view), ...portals.map((portal) => entry(portal, portal.at))]),
    ...list(texts.places, [...places.map(({ who, at: to }) => entry(who, to)), ...knownTruce(labels, view)]),
    ...list(texts.remembered, [
      ...rememberedLines(labels, names, view),
      ...gravesWhere(view, false).map((to) => graveLine(labels, view, to)),
    ]),
  ];
}
