import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent, I18n, SheetRequest } from '../types';

export interface Controls {
  rows: Row[];
  lines: string[];
  /**
   * Picture that replaces the map. `lines` become the picture's description, and only the lines in `beside` remain as
   * text. Absent for panels that show only text.
   */
  sheet?: { request: SheetRequest; beside: string[] };
  aim: Aim | null;
}

export interface BoardOptions {
  events?: readonly GameEvent[];
  /** Action that caused the events. If no event describes the action, the caption names the action. */
  action?: Action | null;
  /** Markdown lines about earlier turns. */
  recap?: readonly string[];
  feats?: readonly string[];
  hint?: string;
  /** True to add a button that turns on pictures with larger cells. */
  offersLarge?: boolean;
  /** Line at the top about the player's interaction, such as a press that came too late. */
  note?: string;
  panel?: Panel;
  /** Page of the panel; the first page is 0. */
  page?: number;
  /** Parts that replace the panel. For a finished run, the message uses only the rows, below the message's own rows. */
  controls?: Controls;
  /** True to add a second picture, with the whole level. */
  level?: boolean;
  /** Set for the board of a watched run. `all` is a board for the whole channel, `reader` a board for one watcher. */
  watched?: 'all' | 'reader';
  /**
   * True if only one member sees this board of a party. The message says so, and lacks the buttons to join and to
   * leave.
   */
  aside?: boolean;
  /** Rows at the end of the message, such as a button to another leaderboard. */
  links?: readonly Row[];
}

export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });

/**
 * Returns a button that declines a pending choice. The label warns if declining wastes a scroll that the hero has begun
 * to read.
 */
export function declineButton(board: Board, { turns }: I18n) {
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'answer', option: null } });
  return button({ id, label: board.view.pending?.begun ? turns.button.waste : turns.button.cancel });
}

/** Warns that declining wastes a scroll, if the hero has begun to read one. */
export const begunLines = ({ view }: Board, { turns }: I18n): string[] =>
  view.pending?.begun ? [turns.pendingChoice.begun] : [];
