import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import type { NamelessPlayers } from './nameless-players';

/** Limit on one player's turns in one run: `turns`, at most 32, within any `milliseconds`. */
export interface TurnBudget {
  turns: number;
  milliseconds: number;
}

/** Limit on one user's heavy requests, over all processes: `leases` within any `milliseconds`. */
export interface HeavyLimit {
  leases: number;
  milliseconds: number;
}

/** Dependencies and limits that every use case receives. */
export interface Context {
  store: Store;
  raws: Raws;
  nameless: Pick<NamelessPlayers, 'has'>;
  /** Returns a random seed for a run that is started without one. */
  newSeed: () => string;
  /** Attempts at an optimistic change. If all of them fail, the outcome is `busy`. */
  rounds: number;
  /**
   * Called when a use case loads a finished run whose result is pending. `recordResult` should soon be called for the
   * run.
   */
  onPendingResult: (run: RunId) => void;
  /** True if new players get hints. */
  hints: boolean;
  /** `null` if the number of turns is unlimited. */
  turnBudget: TurnBudget | null;
  /** `null` if the number of heavy requests is unlimited. */
  heavyLimit: HeavyLimit | null;
}
