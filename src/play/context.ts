import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import type { NamelessPlayers } from './nameless-players';

/**
 * Limit on a player's turns in one run: at most `turns` in any period of `milliseconds`. `turns` is at most 32, because
 * a run remembers only the last 32 interactions.
 */
export interface TurnBudget {
  turns: number;
  milliseconds: number;
}

/** Limit on a player's slow requests, over all processes: at most `leases` in any period of `milliseconds`. */
export interface HeavyLimit {
  leases: number;
  milliseconds: number;
}

export interface Context {
  store: Store;
  raws: Raws;
  nameless: Pick<NamelessPlayers, 'has'>;
  newSeed: () => string;
  /** Maximum number of attempts to write if other writes interfere. After the last attempt, the outcome is `busy`. */
  rounds: number;
  /**
   * Called when a use case loads a finished run without a recorded result. The callee should soon call `recordResult`.
   */
  onPendingResult: (run: RunId) => void;
  /** If false, every daily run is practice. */
  ranksDailies: boolean;
  hints: boolean;
  turnBudget: TurnBudget | null;
  heavyLimit: HeavyLimit | null;
}
