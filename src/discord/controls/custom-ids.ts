import { NO_RUN } from '../custom-id/custom-id';
import type { Board, RunId } from '../types';
import { type Control, type CustomId, formatCustomId } from './control';

/** Throws beyond 100 characters. */
export const customIdsOf =
  (board: Board) =>
  (control: Control): string =>
    formatCustomId({ run: board.run, version: board.version, control });

/** Names no run and no version. Throws beyond 100 characters. */
export const customIdWithoutRun = (control: Control): string => formatCustomId({ ...NO_RUN, control });

/** Names no version. Throws beyond 100 characters. */
export const customIdAbout = (run: RunId | null, control: Control): string =>
  formatCustomId({ ...NO_RUN, ...(run === null ? {} : { run }), control });

/** Returns `null` for a custom id without a run. */
export const runAbout = ({ run }: Pick<CustomId, 'run'>): RunId | null => (run === NO_RUN.run ? null : run);
