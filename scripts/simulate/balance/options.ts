import type { Keep } from '../run-jobs';

export interface MeasuringOptions {
  /** Number of runs of each bot from the town, except of bots that press buttons. */
  runs: number;
  /** Number of runs of each bot that presses buttons. */
  choices: number;
  /** Folder to which the document and its figures are written. */
  folder: string;
  workers: number;
  /** Folder in which measured runs are stored, so that a later call can continue; `undefined` to store none. */
  keep: Keep | undefined;
}
