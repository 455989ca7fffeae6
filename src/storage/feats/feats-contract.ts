import type { RunId } from '../ids';

/** `runs`: number of counted ranked runs. `earned`: number of these runs with each feat, by the id of the feat. */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /**
   * Counts a run and its feats, without a user id. A second call counts the run twice. Does not count the run if the
   * stored counts are damaged or other writers keep changing them. One run hardly changes the percentages that players
   * see.
   */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Loads the counts. May miss the latest runs, and leaves out damaged counts. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
