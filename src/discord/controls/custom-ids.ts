import { NO_RUN } from '../custom-id/custom-id';
import type { Board, RunId } from '../types';
import { type Control, type CustomId, formatCustomId } from './control';

/** Returns a function that formats a control's custom id with the run and version of the board. */
export const customIdsOf =
  (board: Board) =>
  (control: Control): string =>
    formatCustomId({ run: board.run, version: board.version, control });

/** Formats the custom id of a control without a run. */
export const customIdWithoutRun = (control: Control): string => formatCustomId({ ...NO_RUN, control });

/** Formats the custom id of a control for a run without a version, or without a run if `run` is `null`. */
export const customIdAbout = (run: RunId | null, control: Control): string =>
  formatCustomId({ ...NO_RUN, ...(run === null ? {} : { run }), control });

/** Returns the id of the run in a custom id; `null` for a control without a run. */
export const runAbout = ({ run }: Pick<CustomId, 'run'>): RunId | null => (run === NO_RUN.run ? null : run);
