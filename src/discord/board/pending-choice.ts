import { button, row, select } from '../api/component';
import type { Board } from '../types';
import type { Controls } from './controls';
import { idsOf } from './ids';
import { itemDescription } from './item-description';
import { pagedLabel, pageOf, pageRow } from './paging';
import type { I18n } from './renderer';

/** A scroll that asks: one select, and a way to leave it. */
export function pendingControls(board: Board, wanted: number, i18n: I18n): Controls {
  const { controls } = i18n;
  const { pending, held } = board.view;
  const id = idsOf(board);
  const listed = pageOf(
    held.filter((thing) => pending?.options.includes(thing.id)),
    wanted,
  );
  const choices = listed.entries.map((thing) => ({
    label: i18n.thing(thing),
    value: String(thing.id),
    description: itemDescription(thing, i18n),
  }));
  const menu = select(id({ kind: 'choose', verb: 'answer' }), pagedLabel(controls.menu.choose, listed, i18n), choices);
  return {
    say: pending ? [controls.pendingQuestion[pending.kind]] : [],
    rows: [
      ...(choices.length > 0 ? [row(menu)] : []),
      ...pageRow(board, listed, i18n, (page) => ({ kind: 'ask', page })),
      row(button({ id: id({ kind: 'act', action: { kind: 'answer', option: null } }), label: controls.button.cancel })),
    ],
    aim: null,
  };
}
