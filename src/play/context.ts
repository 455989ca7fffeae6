import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';

/** A player may take so many turns in a run, at most 32, in so many milliseconds. */
export interface TurnBudget {
  turns: number;
  milliseconds: number;
}

/** What every use case works with. */
export interface Context {
  store: Store;
  raws: Raws;
  /** Draws the seed of a run for which none was named. */
  newSeed: () => string;
  /** How many attempts an optimistic change gets before the outcome is `busy`. */
  rounds: number;
  /** Called for every run met that is over and whose result is pending: `recordResult` is to be called for it soon. */
  onPendingResult: (run: RunId) => void;
  /** New players are given hints. */
  hints: boolean;
  /** `null` for any number of turns. */
  turnBudget: TurnBudget | null;
}
