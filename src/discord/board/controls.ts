import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent, I18n, SheetRequest } from '../types';

export interface Controls {
  rows: Row[];
  lines: string[];
  /**
   * Picture in place of the map. The message then shows `beside`; the picture's description for screen readers contains
   * `lines`.
   */
  sheet?: { request: SheetRequest; beside: string[] };
  aim: Aim | null;
}

export interface BoardOptions {
  events?: readonly GameEvent[];
  /** If no event describes the action, the caption names the action. */
  action?: Action | null;
  /** Markdown lines about earlier turns. */
  recap?: readonly string[];
  feats?: readonly string[];
  hint?: string;
  offersLarge?: boolean;
  note?: string;
  panel?: Panel;
  /** Page of the panel, counted from 0. */
  page?: number;
  /** Replaces the controls of `panel`. The message of a finished run uses only `controls.rows`. */
  controls?: Controls;
  level?: boolean;
  /** `all` is a board for the whole channel, `reader` a board for one watcher. */
  watched?: 'all' | 'reader';
  /** True if only one member sees this board of a party. */
  aside?: boolean;
  links?: readonly Row[];
}

export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });

export function declineButton(board: Board, { turns }: I18n) {
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'answer', option: null } });
  return button({ id, label: board.view.pending?.begun ? turns.button.waste : turns.button.cancel });
}

/** Warns that declining wastes a scroll that the hero has begun to read. */
export const begunLines = ({ view }: Board, { turns }: I18n): string[] =>
  view.pending?.begun ? [turns.pendingChoice.begun] : [];
