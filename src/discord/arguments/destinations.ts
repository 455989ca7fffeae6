import { distanceSquared, pointOf, same } from '../../lib/geometry';
import { isInTown, isReached, nearestStairs, nearestToHero, targetCell } from '../board/geometry';
import type { Board, I18n, Point, ThingRef } from '../types';

export interface Destination {
  name: string;
  /** Purpose of a visit, or where stairs lead; empty if unknown. */
  about: string;
  at: Point;
  value: string;
  /** False for enemies and useless furniture. Explanations of mistakes omit these. */
  notable: boolean;
  /** True for stairs, ways down, people and shops. Explanations of mistakes list these first. */
  ofNote: boolean;
  trades: boolean;
  reached: boolean;
}

const STAIRS = { down: '>', up: '<' } as const;
export type Way = keyof typeof STAIRS;
export const WAYS = ['down', 'up'] as const satisfies Way[];

export const isOnStairs = ({ view }: Board, way: Way): boolean => view.standingOn === STAIRS[way];

/** Returns the nearest stairs that `travel` accepts, else the nearest known stairs. */
export function knownStairs(board: Board, way: Way): Point | null {
  const { view } = board;
  const stairs = () => [...view.tiles].flatMap((tile, cell) => (tile === STAIRS[way] ? [pointOf(view, cell)] : []));
  return nearestStairs(board, STAIRS[way]) ?? nearestToHero(board, stairs());
}

/** Lists destinations, nearest first. Omits remembered dangers and the hero's cell. */
export function destinationsOf(board: Board, i18n: I18n): Destination[] {
  const { view } = board;
  const reached = view.places.filter((place) => isReached(board, place)).map(({ who }) => who.id);
  const named = (ref: ThingRef, at: Point, notable = true): Destination => ({
    name: i18n.thing(ref),
    about: '',
    at,
    value: `#${ref.id}`,
    notable,
    ofNote: view.places.some(({ who }) => who.id === ref.id),
    trades: false,
    reached: reached.includes(ref.id),
  });
  const known = [
    ...WAYS.flatMap((way) => stairs(board, i18n, way)),
    ...branches(board, i18n),
    ...view.places.map(({ who, at }) => ({
      ...named(who, at),
      about: who.raw === null ? '' : i18n.purpose(who.raw),
      trades: who.raw !== null && i18n.isVendor(who.raw),
    })),
    ...view.things.map((thing) => named(thing, targetCell(board, thing), isNotable(thing))),
    ...view.remembered.filter(({ harmful }) => !harmful).map(({ what, at }) => named(what, at)),
  ];
  const distance = ({ at }: Destination): number => distanceSquared(at, view.hero.at);
  const isFirst = ({ value }: Destination, order: number): boolean =>
    known.findIndex((other) => other.value === value) === order;
  return known
    .filter((each, order) => isFirst(each, order) && !same(each.at, view.hero.at))
    .sort((a, b) => distance(a) - distance(b));
}

const isNotable = ({ kind, stance, inviting, open, shrine }: Board['view']['things'][number]): boolean =>
  kind === 'item' || (kind === 'mob' && stance !== 'hostile') || inviting || open !== null || shrine?.spent === false;

function stairs(board: Board, i18n: I18n, way: Way): Destination[] {
  const at = knownStairs(board, way);
  const name = i18n.input.stairs[way][0] ?? way;
  const about = aboutStairs(board, i18n, way);
  if (!at) return [];
  return [{ name, about, at, value: `stairs ${way}`, notable: true, ofNote: true, trades: false, reached: false }];
}

const branches = ({ view: { waysDown = [] } }: Board, i18n: I18n): Destination[] =>
  waysDown.flatMap(({ recipe, at }, n) => {
    const known = { notable: true, ofNote: true, trades: false, reached: false };
    return at ? [{ ...i18n.sign(recipe), at, value: `way ${n + 1}`, ...known }] : [];
  });

/** Describes the town's gate; returns `''` for all other stairs. */
export const aboutStairs = (board: Board, { input }: I18n, way: Way): string =>
  way === 'down' && isInTown(board) ? input.gate : '';
