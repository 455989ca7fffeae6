import type { RunId } from '../ids';

/**
 * `runs` is the number of counted ranked runs. `earned` is the number of these runs that earned each feat, by the
 * feat's id.
 */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /**
   * Counts a run and its feats, without a user id. A second call counts the run twice. If the stored counts are damaged
   * or other writers keep changing them, counts nothing.
   */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Returns the sum of all counts. May miss the latest runs. Leaves out damaged counts. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
