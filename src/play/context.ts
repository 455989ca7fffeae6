import type { Raws } from '../engine';
import type { Store } from '../storage/contract';

/** What the use cases work with. */
export interface Context {
  store: Store;
  raws: Raws;
  /** A seed for a run that was asked for without one. */
  newSeed: () => string;
  /** How often a lost race is run again before the player is told to. */
  rounds: number;
}
