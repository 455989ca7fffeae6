import type { RunId } from '../ids';

/** `runs` counts ranked runs; `earned` counts runs by the feat's id. */
export interface FeatCounts {
  runs: number;
  earned: Readonly<Record<string, number>>;
}

export interface FeatsStore {
  /** A second call counts the run twice. Conflicting writes may prevent the count. */
  countFeats(run: RunId, feats: readonly string[], signal?: AbortSignal): Promise<void>;
  /** May miss the latest runs. Leaves out damaged counts. */
  loadFeatCounts(signal?: AbortSignal): Promise<FeatCounts>;
}
