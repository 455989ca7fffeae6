import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent, I18n, SheetRequest } from '../types';

/** Buttons, menus, lines and marks that a panel adds to the board. */
export interface Controls {
  /** Rows of buttons and menus below the picture. */
  rows: Row[];
  /** Markdown lines above the rows. */
  lines: string[];
  /**
   * Picture that replaces the map and the lines. Only the lines in `beside` remain; the others become the picture's
   * description. Absent for panels of words.
   */
  sheet?: { request: SheetRequest; beside: string[] };
  /** Cells to mark on the picture; `null` for no marks. */
  aim: Aim | null;
}

/** Options for a board's message beyond the state of the run. */
export interface BoardOptions {
  /** Events of the newest action. The caption describes them, and the picture draws them. */
  events?: readonly GameEvent[];
  /** Action that caused the events. The caption names the action if no event describes it. */
  action?: Action | null;
  /** Markdown lines that remind the player of earlier turns. */
  recap?: readonly string[];
  /** Ids of feats that the events earned. */
  feats?: readonly string[];
  /** Hint for new players, shown below the events. */
  hint?: string;
  /** True if the message has a button that turns on pictures with larger cells. */
  offersLarge?: boolean;
  /** Line at the top of the message about the player's interaction, such as a press that came too late. */
  note?: string;
  panel?: Panel;
  /** Page of the panel; the first page is 0. */
  page?: number;
  /**
   * Buttons, menus, lines and marks that replace the panel. For a finished run, the message uses only the rows, below
   * its own.
   */
  controls?: Controls;
  /** True if the message also has a picture of the whole level. */
  level?: boolean;
  /** Set if the message is for watchers of the run: for everybody (`all`), or for one watcher (`reader`). */
  watched?: 'all' | 'reader';
  /**
   * True on a party's board for only one member. The message then says so, and lacks the buttons to join and to leave.
   */
  aside?: boolean;
  /** Rows below all others, unrelated to the run. */
  links?: readonly Row[];
}

/** Returns a button without an action, which closes a panel or a question and shows the main panel. */
export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });

/**
 * Returns the button that declines a pending choice. If the hero has begun to read a scroll, the label says that
 * declining wastes the scroll.
 */
export function declineButton(board: Board, { turns }: I18n) {
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'answer', option: null } });
  return button({ id, label: board.view.pending?.begun ? turns.button.waste : turns.button.cancel });
}

/**
 * Returns a line that declining the pending choice would waste the scroll, if the hero has begun to read one. Otherwise
 * returns no lines.
 */
export const begunLines = ({ view }: Board, { turns }: I18n): string[] =>
  view.pending?.begun ? [turns.pendingChoice.begun] : [];
