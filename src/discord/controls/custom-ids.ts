import { NO_RUN } from '../custom-id/custom-id';
import type { Board, RunId } from '../types';
import { type Control, type CustomId, formatCustomId } from './control';

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
export const runAbout = ({ run }: Pick<CustomId, 'run'>): RunId | null => (run === NO_RUN.run ? null : run);
