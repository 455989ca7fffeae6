import { button } from '../api/component';
import { type Control, formatCustomId } from '../custom-id/custom-id';
import type { Board } from '../types';

/** Makes control ids of one board. */
export const idsOf =
  (board: Board) =>
  (control: Control): string =>
    formatCustomId({ run: board.run, version: board.version, control });

/** Leads back from a panel or a question; nothing has happened. */
export const backButton = (board: Board, label: string) =>
  button({ id: idsOf(board)({ kind: 'panel', panel: 'pad' }), label });
