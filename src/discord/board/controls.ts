import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent, I18n, SheetRequest } from '../types';

export interface Controls {
  /** Buttons and menus below the picture. */
  rows: Row[];
  /** Markdown lines above the rows. */
  lines: string[];
  /**
   * Picture that replaces the map and the lines. Only the lines in `beside` remain; the other lines become the
   * picture's description. Absent for panels that show only text.
   */
  sheet?: { request: SheetRequest; beside: string[] };
  /** Cells to mark on the picture; `null` for none. */
  aim: Aim | null;
}

export interface BoardOptions {
  /** Events of the newest action, for the caption and the picture. */
  events?: readonly GameEvent[];
  /** Action that caused the events. The caption names it if no event describes it. */
  action?: Action | null;
  /** Markdown lines about earlier turns. */
  recap?: readonly string[];
  /** Feats that the events earned. */
  feats?: readonly string[];
  /** Hint for new players, below the events. */
  hint?: string;
  /** True for a button that turns on pictures with larger cells. */
  offersLarge?: boolean;
  /** Line at the top about the player's interaction, such as a press that came too late. */
  note?: string;
  panel?: Panel;
  /** Page of the panel; the first page is 0. */
  page?: number;
  /** Parts that replace the panel. For a finished run, the message uses only the rows, below its own. */
  controls?: Controls;
  /** True for a second picture with the whole level. */
  level?: boolean;
  /** Set for the board of a watched run. Its readers are everybody (`all`), or one watcher (`reader`). */
  watched?: 'all' | 'reader';
  /** True on a party's board for only one member. The message says so, and lacks the buttons to join and to leave. */
  aside?: boolean;
  /** Rows below all others, unrelated to the run. */
  links?: readonly Row[];
}

/** Returns a button that closes a panel or a question without an action. */
export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });

/** Returns a button that declines a pending choice. The label warns if declining wastes a begun scroll. */
export function declineButton(board: Board, { turns }: I18n) {
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'answer', option: null } });
  return button({ id, label: board.view.pending?.begun ? turns.button.waste : turns.button.cancel });
}

/** Says that declining would waste a scroll, if the hero has begun to read one. */
export const begunLines = ({ view }: Board, { turns }: I18n): string[] =>
  view.pending?.begun ? [turns.pendingChoice.begun] : [];
