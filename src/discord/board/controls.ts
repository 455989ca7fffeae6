import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent } from '../types';

/** Parts that a panel adds to the board. */
export interface Controls {
  /** Rows below the picture. */
  rows: Row[];
  /** Lines above the rows, as Markdown. */
  lines: string[];
  /** Cells to mark on the picture; `null` for no marks. */
  aim: Aim | null;
}

/** Parts of a board that do not follow from its state. */
export interface BoardOptions {
  /** Events of the newest action, described in the caption and drawn. */
  events?: readonly GameEvent[];
  /** The action that led to the events. The caption names it if no event describes it. */
  action?: Action | null;
  /** Lines about earlier turns, as Markdown. */
  recap?: readonly string[];
  /** Ids of the feats that the events have earned. */
  feats?: readonly string[];
  /** A hint for newcomers, below the events. */
  hint?: string;
  /** Adds a button that offers pictures with larger cells. */
  offersLarge?: boolean;
  /** A line above everything else, about the interaction rather than the game. */
  note?: string;
  panel?: Panel;
  /** Page of the panel, counted from 0. */
  page?: number;
  /** Replaces the controls of the panel. If the run is over, only the rows are used, below the rows of the ending. */
  controls?: Controls;
  /** Shows a picture of the whole level as well. */
  level?: boolean;
  /** Marks a board that is watched: `all` in a message everybody sees, `reader` in an ephemeral one. */
  watched?: 'all' | 'reader';
  /** True on a party's board that only one member sees. It says so, and lacks the buttons to join and to leave. */
  aside?: boolean;
  /** Rows below all others, unrelated to the run. */
  links?: readonly Row[];
}

/** Returns from a panel or a confirmation to the main panel, without an action. */
export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });
