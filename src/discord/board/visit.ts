import { same } from '../../lib/geometry';
import { type MenuOption, row, select } from '../api';
import type { Board, I18n, Point } from '../types';
import { backButton, type Controls, customIdsOf } from './controls';
import { isReached } from './geometry';

/** Depth of the hero's home town. */
const TOWN = 1;

export const isInTown = ({ view }: Board): boolean => view.depth === TOWN;

/** Whether there is anybody on the level whom the hero has always known. */
export const hasPlaces = ({ view }: Board): boolean => view.places.length > 0;

/** Shops and people of note: one press walks there. */
export function visitControls(board: Board, i18n: I18n): Controls {
  const { visit, button: label } = i18n.turns;
  const options = placeOptions(board, i18n);
  const menu = select(customIdsOf(board)({ kind: 'visit' }), visit.menu, options);
  return {
    lines: [options.length > 0 ? visit.headline : visit.notNow],
    rows: [...(options.length > 0 ? [row(menu)] : []), row(backButton(board, label.back))],
    aim: null,
  };
}

/** Those whom the hero could walk to now. */
function placeOptions(board: Board, i18n: I18n): MenuOption[] {
  const { view, legal } = board;
  const goals = legal.flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  const isGoal = (at: Point): boolean => goals.some((goal) => same(goal, at));
  const reachable = view.places.filter((place) => isGoal(place.at) && !isReached(board, place));
  return reachable.map(({ who, at }) => ({
    label: i18n.thing(who),
    value: formatCell(at),
    description: [who.raw === null ? '' : i18n.purpose(who.raw), i18n.place(view.hero.at, at)].join(' · '),
  }));
}

const formatCell = ({ x, y }: Point): string => `${x},${y}`;

/** The cell behind an entry of the menu; `null` for a value that it never has. */
export function parsePlace(value: string): Point | null {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(value) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}
