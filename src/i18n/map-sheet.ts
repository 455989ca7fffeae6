import type { View } from '../engine';
import type { Labels } from './labels';
import type { MapTexts } from './map-texts';
import type { Names } from './names';
import { knownStairs, placeOf } from './surroundings';

/** Entries of a list. */
const LISTED = 25;

/** Where the stairs, shops and people of note are, and what was seen and is out of sight, as Markdown: a line each. */
export function mapSheet(texts: MapTexts, labels: Labels, names: Names, view: View): string[] {
  const { at } = view.hero;
  const far = (to: View['hero']['at']): number => (to.x - at.x) ** 2 + (to.y - at.y) ** 2;
  const nearest = <T extends { at: View['hero']['at'] }>(list: readonly T[]): T[] =>
    [...list].sort((a, b) => far(a.at) - far(b.at));
  const list = (heading: string, entries: readonly string[]): string[] => {
    if (entries.length === 0) return [];
    const left = entries.length - LISTED;
    const shown = [...entries.slice(0, LISTED), ...(left > 0 ? [labels.more(left)] : [])];
    return [`**${heading}:** ${shown.join(' · ')}`];
  };
  return [
    ...list(texts.stairs, knownStairs(labels, view)),
    ...list(
      texts.places,
      nearest(view.places).map(({ who, at: to }) => `${names.thing(who)} ${placeOf(labels, at, to)}`),
    ),
    ...list(
      texts.remembered,
      nearest(view.remembered).map(({ what, at: to }) => `${names.thing(what)} ${placeOf(labels, at, to)}`),
    ),
  ];
}
