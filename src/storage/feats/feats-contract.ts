import type { RunId } from '../ids';

/** Number of ranked runs counted, and in how many of them each feat was earned, by the feat's id. */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /**
   * Counts a run and its feats, without a user id. Calling it twice counts twice. The run is not counted if the stored
   * counts are damaged or other writers keep changing them. A missing run hardly changes the percentages that players
   * see.
   */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Loads all counts. They may lag a moment behind. Damaged counts are left out. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
