import { escapeMarkdown, MAX_CHOICES, type MenuOption, row, select } from '../api';
import type { Action, Board, I18n, SeenThing } from '../types';
import { createBoardButtons } from './buttons';
import { backButton, type Controls, customIdsOf } from './controls';
import { targetCell } from './geometry';

/** Things in view that the hero could pick up or go and take now, the nearest first. */
export function thingsInReach({ view, legal }: Board): SeenThing[] {
  const reachable = new Set(legal.flatMap((action) => ('item' in action && isPickup(action) ? [action.item] : [])));
  return view.things.filter(({ id }) => reachable.has(id));
}

const isPickup = ({ kind }: Action): boolean => kind === 'fetch' || kind === 'pickup';

/** What lies about and what it does: one press fetches one thing, or all of them. */
export function fetchControls(board: Board, i18n: I18n): Controls {
  const { forAction, isLegal } = createBoardButtons(board, i18n, false);
  const { menu: placeholder, nearestOnly, button: label } = i18n.turns;
  const things = thingsInReach(board).filter(({ id }) => isLegal({ kind: 'fetch', item: id }));
  const options = things.slice(0, MAX_CHOICES).map((thing) => optionOf(board, thing, i18n));
  const isWhole = options.length === things.length;
  const menu = select(
    customIdsOf(board)({ kind: 'choose', verb: 'fetch' }),
    isWhole ? placeholder.fetch : nearestOnly(placeholder.fetch, options.length),
    options,
  );
  const nothing = i18n.refusal(board.view, { code: 'nothing-here' }, { kind: 'fetch' });
  return {
    lines: options.length > 0 || isLegal({ kind: 'fetch' }) ? [] : [escapeMarkdown(nothing)],
    rows: [
      ...(options.length > 0 ? [row(menu)] : []),
      row(
        ...(isLegal({ kind: 'fetch' }) ? [forAction('fetchAll', { kind: 'fetch' }, '🧺', 'success')] : []),
        backButton(board, label.back),
      ),
    ],
    aim: null,
  };
}

const optionOf = (board: Board, thing: SeenThing, i18n: I18n): MenuOption => ({
  label: i18n.thing(thing),
  value: String(thing.id),
  description: [i18n.place(board.view.hero.at, targetCell(board, thing)), ...i18n.thingNotes(thing)].join(' · '),
});
