import { escapeMarkdown, row } from '../api';
import type { Action, Board, I18n, SeenThing } from '../types';
import { createBoardButtons } from './buttons';
import { backButton, type Controls } from './controls';
import { thingMenu } from './menus';

/** Returns items to pick up or fetch, nearest first. */
export function thingsInReach({ view, legal }: Board): SeenThing[] {
  const reachable = new Set(legal.flatMap((action) => ('item' in action && isPickup(action) ? [action.item] : [])));
  return view.things.filter(({ id }) => reachable.has(id));
}

const isPickup = ({ kind }: Action): boolean => kind === 'fetch' || kind === 'pickup';

export function fetchControls(board: Board, i18n: I18n): Controls {
  const { forAction, isLegal } = createBoardButtons(board, i18n, false);
  const { menu: placeholder, button: label } = i18n.turns;
  const things = thingsInReach(board).filter(({ id }) => isLegal({ kind: 'fetch', item: id }));
  const menu = { control: { kind: 'choose', verb: 'fetch' }, label: placeholder.fetch } as const;
  const nothing = i18n.refusal(board.view, { code: 'nothing-here' }, { kind: 'fetch' });
  return {
    lines: things.length > 0 || isLegal({ kind: 'fetch' }) ? [] : [escapeMarkdown(nothing)],
    rows: [
      ...thingMenu(board, things, menu, i18n),
      row(
        ...(isLegal({ kind: 'fetch' }) ? [forAction('fetchAll', { kind: 'fetch' }, '🧺', 'success')] : []),
        backButton(board, label.back),
      ),
    ],
    aim: null,
  };
}
