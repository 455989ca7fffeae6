import { button, type Row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Panel } from '../controls/panel-controls';
import type { Action, Aim, Board, GameEvent } from '../types';

/** What a panel adds to the board. */
export interface Controls {
  /** Rows below the picture. */
  rows: Row[];
  /** Lines above the rows, as Markdown. */
  lines: string[];
  /** What to mark on the picture. */
  aim: Aim | null;
}

/** What a board shows besides its state. */
export interface BoardOptions {
  /** What has just happened; described in the caption and drawn. */
  events?: readonly GameEvent[];
  /** The action that led to the events; named in the caption where no event describes it. */
  action?: Action | null;
  /** Lines in place of what happened, as Markdown. */
  recap?: readonly string[];
  /** Feats that what happened has earned, by id. */
  feats?: readonly string[];
  /** A hint to newcomers, below what happened. */
  hint?: string;
  /** Offers pictures of larger cells. */
  offersLarge?: boolean;
  /** A line above everything else, about the interaction and not the game. */
  note?: string;
  panel?: Panel;
  /** Page of the panel, counted from 0. */
  page?: number;
  /** In place of those of the panel; of a run that is over only the rows, below its own. */
  controls?: Controls;
  /** Shows the whole level as well. */
  level?: boolean;
  /** The run is one to watch: in a message that all see, or in one for its reader alone. */
  watched?: 'all' | 'reader';
  /** Rows below all others, about something else than the run. */
  links?: readonly Row[];
}

/** Leads back from a panel or a confirmation to the main panel; nothing has happened. */
export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });
