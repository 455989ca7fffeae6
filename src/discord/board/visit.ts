import { distanceSquared, same } from '../../lib/geometry';
import { type MenuOption, menuRow, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, I18n, Point } from '../types';
import { backButton, type Controls } from './controls';
import { BESIDE, isReached } from './geometry';

/** True if any known place is not beside the hero. */
export const hasPlaces = ({ view }: Board): boolean =>
  view.places.some(({ at }) => distanceSquared(at, view.hero.at) > BESIDE);

/** Leaves out places that are unreachable now or already reached. */
export function visitControls(board: Board, i18n: I18n): Controls {
  const { visit, button: label } = i18n.turns;
  const options = [...portalOption(board, i18n), ...placeOptions(board, i18n)];
  return {
    lines: [options.length > 0 ? visit.headline : visit.notNow],
    rows: [...menuRow(customIdsOf(board)({ kind: 'visit' }), visit.menu, options), row(backButton(board, label.back))],
    aim: null,
  };
}

const isGoal = ({ legal }: Board, at: Point): boolean =>
  legal.some((action) => action.kind === 'travel' && same(action.to, at));

function portalOption({ view }: Board, i18n: I18n): MenuOption[] {
  if (!view.portalBack) return [];
  const { what, at } = view.portalBack;
  const description = [i18n.turns.visit.portal, i18n.place(view.hero.at, at)].join(' · ');
  return [{ label: i18n.thing(what), value: formatCell(at), description }];
}

function placeOptions(board: Board, i18n: I18n): MenuOption[] {
  const { view } = board;
  const reachable = view.places.filter((place) => isGoal(board, place.at) && !isReached(board, place));
  return reachable.map(({ who, at }) => ({
    label: i18n.thing(who),
    value: formatCell(at),
    description: [who.raw === null ? '' : i18n.purpose(who.raw), i18n.place(view.hero.at, at)].join(' · '),
  }));
}

const formatCell = ({ x, y }: Point): string => `${x},${y}`;

/** Reads a cell such as `12,7`, even outside the level. */
export function parsePlace(value: string): Point | null {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(value) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}
