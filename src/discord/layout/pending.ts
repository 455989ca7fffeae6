import { button, row, select } from '../component';
import type { Words } from '../presenter';
import type { Board } from '../types';
import type { Controls } from './controls';
import { idsOf } from './ids';
import { pagedLabel, pageOf, pageRow } from './paging';
import { remark } from './remark';

const QUESTIONS = {
  identify: '**Identify which item?**',
  'remove-curse': '**Remove the curse from which item?**',
} as const;

/** A scroll that asks: one select, and a way to leave it. */
export function pendingControls(board: Board, wanted: number, words: Words): Controls {
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
  const menu = select(id({ kind: 'choose', verb: 'answer' }), pagedLabel('Choose…', listed), choices);
  return {
    say: pending ? [QUESTIONS[pending.kind]] : [],
    rows: [
      ...(choices.length > 0 ? [row(menu)] : []),
      ...pageRow(board, listed, (page) => ({ kind: 'ask', page })),
      row(button({ id: id({ kind: 'act', action: { kind: 'answer', option: null } }), label: 'Cancel' })),
    ],
    aim: null,
  };
}
