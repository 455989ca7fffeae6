import type { Keep } from '../run-jobs';

/** Options of measuring a balance, for every campaign. */
export interface MeasuringOptions {
  /** Runs of each bot from the town. */
  runs: number;
  /** Folder for the document and its figures. */
  folder: string;
  /** Number of worker processes. */
  workers: number;
  /** Folder that keeps measured runs, so that a later call continues from them. */
  keep: Keep | undefined;
}
