import { NO_RUN } from '../custom-id/custom-id';
import type { Board, RunId } from '../types';
import { type Control, type CustomId, formatCustomId } from './control';

/** Returns a function that makes custom ids with the board's run and version. */
export const customIdsOf =
  (board: Board) =>
  (control: Control): string =>
    formatCustomId({ run: board.run, version: board.version, control });

/** Makes the custom id of a control that is about no run. */
export const customIdWithoutRun = (control: Control): string => formatCustomId({ ...NO_RUN, control });

/** Makes the custom id of a control about a run, without a version. If `run` is `null`, the control is about no run. */
export const customIdAbout = (run: RunId | null, control: Control): string =>
  formatCustomId({ ...NO_RUN, ...(run === null ? {} : { run }), control });

/** Returns the run that a custom id names, or `null` if it names none. */
export const runAbout = ({ run }: Pick<CustomId, 'run'>): RunId | null => (run === NO_RUN.run ? null : run);
