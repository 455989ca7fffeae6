import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import type { NamelessPlayers } from './nameless-players';

/**
 * Allows at most `turns` turns in any period of `milliseconds`. A run remembers only 32 interactions, so `turns` is at
 * most 32.
 */
export interface TurnBudget {
  turns: number;
  milliseconds: number;
}

export interface HeavyLimit {
  leases: number;
  milliseconds: number;
}

export interface Context {
  store: Store;
  raws: Raws;
  nameless: Pick<NamelessPlayers, 'has'>;
  newSeed: () => string;
  /** Maximum number of attempts to write before the outcome is `busy`. */
  rounds: number;
  /** Called for a finished run without a recorded result; the callee should soon call `recordResult`. */
  onPendingResult: (run: RunId) => void;
  ranksDailies: boolean;
  hints: boolean;
  turnBudget: TurnBudget | null;
  heavyLimit: HeavyLimit | null;
}
