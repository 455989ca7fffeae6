import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent, I18n, SheetRequest } from '../types';

export interface Controls {
  rows: Row[];
  lines: string[];
  /** Picture instead of the map. The description contains `lines`; the message shows `beside`. */
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
  /** Replaces the panel's controls. A finished run's message shows only `controls.rows`. */
  controls?: Controls;
  level?: boolean;
  /** Audience of a watched board: the whole channel, or one watcher. */
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

/** Warns that declining wastes a half-read scroll. */
export const begunLines = ({ view }: Board, { turns }: I18n): string[] =>
  view.pending?.begun ? [turns.pendingChoice.begun] : [];
