import type { Raws } from '../engine';
import type { Store } from '../storage/contract';
import { aim } from './aim';
import { play } from './begin';
import type { Play } from './contract';
import type { Kit } from './kit';
import { changeSettings, look } from './look';
import { randomSeed } from './seed';
import { takeTurn } from './take-turn';

export type * from './contract';

export interface PlayOptions {
  store: Store;
  raws: Raws;
  newSeed?: () => string;
  limits?: {
    /** Rounds of load, turn and commit before a busy run is reported as such. */
    rounds?: number;
  };
}

/** A race lost three times in a row leaves little of the three seconds. */
const ROUNDS = 3;

/** The use cases over a store and a set of raws. */
export function createPlay({ store, raws, newSeed = randomSeed, limits = {} }: PlayOptions): Play {
  const kit: Kit = { store, raws, newSeed, rounds: limits.rounds ?? ROUNDS };
  return {
    play: (asking) => play(kit, asking),
    takeTurn: (request) => takeTurn(kit, request),
    aim: (request) => aim(kit, request),
    look: (asking) => look(kit, asking),
    settings: (asking) => changeSettings(kit, asking),
  };
}
