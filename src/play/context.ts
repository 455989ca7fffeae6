import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import type { NamelessPlayers } from './nameless-players';

/**
 * Limit on one player's turns in one run: at most `turns` within any span of `milliseconds`. `turns` is at most 32,
 * because a run remembers only its last 32 interactions.
 */
export interface TurnBudget {
  turns: number;
  milliseconds: number;
}

/** Limit on one player's slow requests, over all processes: at most `leases` within any span of `milliseconds`. */
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
  /** Maximum number of attempts to write, if other writes come first. If all fail, the outcome is `busy`. */
  rounds: number;
  /**
   * Called when a use case loads a finished run whose result is not recorded yet. The callee should soon call
   * `recordResult`.
   */
  onPendingResult: (run: RunId) => void;
  /** False if there are no ranked tries at daily dungeons, so that every run in them is practice. */
  ranksDailies: boolean;
  /** True if new players get hints below their boards. */
  hints: boolean;
  /** `null` if the number of turns is unlimited. */
  turnBudget: TurnBudget | null;
  /** `null` if the number of heavy requests is unlimited. */
  heavyLimit: HeavyLimit | null;
}
