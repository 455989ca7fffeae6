import type { RunId } from '../ids';

/** How many ranked runs were counted, and in how many of them each feat was earned, by its id. */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /**
   * Counts a run and its feats. Calling it twice counts twice. What others keep from being counted, however often it is
   * tried, is not counted, nor is anything where what is stored is damaged: shares are little worse for it. Names
   * nobody.
   */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** May lag a moment behind. Damaged counts are left out. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
