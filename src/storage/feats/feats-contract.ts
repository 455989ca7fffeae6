import type { RunId } from '../ids';

/**
 * Number of counted ranked runs (`runs`), and number of these runs that earned each feat, by the feat's id (`earned`).
 */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /**
   * Counts a run and its feats, without a user id. A second call counts the run twice. Counts nothing if the stored
   * counts are damaged or other writers keep changing them. One run hardly changes the percentages that players see.
   */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** May miss the latest runs. Leaves out damaged counts. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
