import type { Raws } from '../engine';
import type { Store } from '../storage/contract';

/** What every use case works with. */
export interface Context {
  store: Store;
  raws: Raws;
  /** Draws the seed of a run for which none was named. */
  newSeed: () => string;
  /** How many attempts an optimistic change gets before the outcome is `busy`. */
  rounds: number;
}
