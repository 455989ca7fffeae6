import { TILES, threatenedCells, type View } from '../engine';
import { distanceSquared, type Point, pointOf } from '../lib/geometry';
import type { Labels } from './labels';
import { type Names, signOf } from './names';
import { nearestTile, placeOf } from './positions';
import { placesOf } from './surroundings';

/** Lists the known stairs, stairs down first. */
export const knownStairs = (labels: Labels, names: Names, view: View): string[] =>
  STAIR_DIRECTIONS.flatMap((direction) => stairsLines(labels, names, view, direction));

/**
 * Returns a line about the nearest known stairs. If two ways lead down, returns a line for each known way down. Returns
 * an empty list if the hero knows no such stairs.
 */
export function stairsLines(labels: Labels, names: Names, view: View, direction: StairDirection): string[] {
  const { hero, waysDown = [] } = view;
  const ways = waysDown.flatMap(({ recipe, at }, n) =>
    at ? [`${labels.stairs.down}: ${n + 1} ${signOf(names, recipe)} ${placeOf(labels, hero.at, at)}`] : [],
  );
  if (direction === 'down' && ways.length > 0) return ways;
  const at = nearestTile(view, STAIRS[direction]);
  return at ? [`${labels.stairs[direction]} ${placeOf(labels, hero.at, at)}`] : [];
}

const STAIRS = { down: TILES.downStairs, up: TILES.upStairs } as const;
type StairDirection = keyof typeof STAIRS;
const STAIR_DIRECTIONS = ['down', 'up'] as const satisfies StairDirection[];

/** Returns a line with the compass directions of lamps beyond the hero's sight; an empty list without lamps. */
export function lampsFarOff({ direction, farLights: lampsLine }: Labels, { farLights = [], hero }: View): string[] {
  const { n, e, s, w } = direction;
  const compass = [e, `${s}${e}`, s, `${s}${w}`, w, `${n}${w}`, n, `${n}${e}`];
  const eighth = ({ at }: { at: Point }): number =>
    (Math.round(Math.atan2(at.y - hero.at.y, at.x - hero.at.x) / (Math.PI / 4)) + 8) % 8;
  const names = [...new Set(farLights.map(eighth))].map((at) => compass[at] ?? '');
  return names.length > 0 ? [lampsLine(names.join(', '))] : [];
}

/** Returns a line about the nearest known cell on which nobody can harm anybody; an empty list if there is none. */
export function knownTruce({ truce: { place, rule }, ...labels }: Labels, { truce, ...view }: View): string[] {
  const at = truce === undefined ? null : nearestTile(view, truce);
  return at ? [`${place} ${placeOf(labels, view.hero.at, at)} (${rule})`] : [];
}

/** Returns a line about the nearest chasm in view; an empty list if there is none. */
export function chasmInSight(labels: Labels, names: Names, view: View): string[] {
  const isChasm = (x: number): boolean =>
    names.hasChasms(view.themeEast !== null && x >= view.eastFrom ? view.themeEast : view.theme);
  const at = nearestTile(view, TILES.deepWater, (cell) => view.visible[cell] === '1' && isChasm(cell % view.width));
  return at ? [`${labels.chasm} ${placeOf(labels, view.hero.at, at)}`] : [];
}

/** Returns a line about cells that an enemy will strike next; an empty list if there are none. */
export function threatInSight(labels: Labels, view: View): string[] {
  const cells = threatenedCells(view).map((at) => ({ at }));
  return cells.length > 0 ? [labels.threatened(placesOf(labels, view.hero.at, cells))] : [];
}

/** Returns a line about cells that burn on the next turn; an empty list if there are none. */
export function fireInSight(labels: Labels, view: View): string[] {
  const next = view.things.filter(({ igniting }) => igniting);
  return next.length > 0 ? [labels.fire.next(placesOf(labels, view.hero.at, next))] : [];
}

/** Returns a line about the nearest cell of dry grass in view; an empty list if there is none. */
export function dryInSight(labels: Labels, view: View): string[] {
  const { hero, visible, dry = [] } = view;
  const seen = dry.filter((cell) => visible[cell] === '1').map((cell) => ({ at: pointOf(view, cell) }));
  const [nearest] = seen.sort((a, b) => distanceSquared(a.at, hero.at) - distanceSquared(b.at, hero.at));
  return nearest ? [labels.fire.dry(placeOf(labels, hero.at, nearest.at), seen.length)] : [];
}

/** Lists dangers first. */
export const landmarks = (labels: Labels, names: Names, view: View): string[] => [
  ...threatInSight(labels, view),
  ...fireInSight(labels, view),
  ...dryInSight(labels, view),
  ...chasmInSight(labels, names, view),
  ...knownStairs(labels, names, view),
  ...knownTruce(labels, view),
  ...lampsFarOff(labels, view),
];

/** Lists the landmarks that `mapSheet` does not list, dangers first. */
export const unlistedLandmarks = (labels: Labels, names: Names, view: View): string[] => [
  ...threatInSight(labels, view),
  ...fireInSight(labels, view),
  ...dryInSight(labels, view),
  ...chasmInSight(labels, names, view),
  ...lampsFarOff(labels, view),
];
