import { button, row, select } from '../component';
import type { Words } from '../presenter';
import type { Board } from '../types';
import type { Controls } from './controls';
import { idsOf } from './ids';
import { pagedLabel, pageOf, pageRow } from './paging';
import { remark } from './remark';

/** A scroll that asks: one select, and a way to leave it. */
export function pendingControls(board: Board, wanted: number, words: Words): Controls {
  const { controls } = words;
  const { pending, held } = board.view;
  const id = idsOf(board);
  const listed = pageOf(
    held.filter((thing) => pending?.options.includes(thing.id)),
    wanted,
  );
  const choices = listed.entries.map((thing) => ({
    label: words.thing(thing),
    value: String(thing.id),
    description: remark(thing, words),
  }));
  const menu = select(id({ kind: 'choose', verb: 'answer' }), pagedLabel(controls.menu.choose, listed, words), choices);
  return {
    say: pending ? [controls.pendingQuestion[pending.kind]] : [],
    rows: [
      ...(choices.length > 0 ? [row(menu)] : []),
      ...pageRow(board, listed, words, (page) => ({ kind: 'ask', page })),
      row(button({ id: id({ kind: 'act', action: { kind: 'answer', option: null } }), label: controls.button.cancel })),
    ],
    aim: null,
  };
}
