import { button, type Row } from '../api';
import type { ComponentInput } from '../context';
import { type Control, formatCustomId } from '../controls/control';
import type { Panel } from '../controls/panel-controls';
import { NO_RUN } from '../custom-id/custom-id';
import type { Action, Aim, Board, GameEvent, RunId } from '../types';

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

/** Makes custom ids that name the run and version of a board. */
export const customIdsOf =
  (board: Board) =>
  (control: Control): string =>
    formatCustomId({ run: board.run, version: board.version, control });

/** The custom id of a control that is about no run. */
export const customIdWithoutRun = (control: Control): string => formatCustomId({ ...NO_RUN, control });

/** The custom id of a control about a run, whatever its version; for `null` about none. */
export const customIdAbout = (run: RunId | null, control: Control): string =>
  formatCustomId({ ...NO_RUN, ...(run === null ? {} : { run }), control });

/** The run that the custom id of such a control names. */
export const runAbout = ({ run }: ComponentInput): RunId | null => (run === NO_RUN.run ? null : run);

/** Leads back from a panel or a confirmation to the main panel; nothing has happened. */
export const backButton = (board: Board, label: string) =>
  button({ id: customIdsOf(board)({ kind: 'panel', panel: 'pad' }), label });
