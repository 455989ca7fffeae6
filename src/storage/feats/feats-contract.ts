import type { RunId } from '../ids';

/**
 * Number of ranked runs that were counted. `earned` has, by the id of a feat, the number of these runs in which the
 * feat was earned.
 */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /**
   * Counts a run and the feats earned in it, without a user id. A second call counts the run twice. Does not count the
   * run if the stored counts are damaged or other writers keep changing them, because one run hardly changes the
   * percentages that players see.
   */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Loads the counts. May miss the latest runs, and leaves out damaged counts. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
