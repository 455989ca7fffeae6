import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import type { NamelessPlayers } from './nameless-players';

/** `turns` is at most 32, because a run remembers only 32 interactions. */
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
  /** Attempts to write before the outcome is `busy`. */
  rounds: number;
  /** Reports a finished run. The callee should soon call `recordResult`. */
  onPendingResult: (run: RunId) => void;
  ranksDailies: boolean;
  hints: boolean;
  turnBudget: TurnBudget | null;
  heavyLimit: HeavyLimit | null;
}
