import { button } from '../component';
import { type Control, formatControlId } from '../control';
import type { Board } from '../types';

/** Makes control ids of one board. */
export const idsOf =
  (board: Board) =>
  (control: Control): string =>
    formatControlId({ run: board.run, v: board.v, control });

/** Leads back from a panel or a question; nothing has happened. */
export const backButton = (board: Board, label: string) =>
  button({ id: idsOf(board)({ kind: 'panel', panel: 'pad' }), label });
