import type { Keep } from '../run-jobs';

/** How a balance is measured, whatever the campaign. */
export interface MeasuringOptions {
  /** Runs of each bot from the town. */
  runs: number;
  /** Where the document and its figures go. */
  folder: string;
  /** Processes to play on. */
  workers: number;
  /** Keeps what was measured there, and goes on from it. */
  keep: Keep | undefined;
}
