import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import { aim } from './aim';
import { play } from './begin';
import type { Play } from './contract';
import { daily } from './daily';
import { history } from './history';
import type { Kit } from './kit';
import { leaderboard } from './leaderboard';
import { changeSettings, look } from './look';
import { tellingOwed } from './owed';
import { randomSeed } from './seed';
import { settle } from './settle';
import { stats } from './statistics';
import { takeTurn } from './take-turn';

export type * from './contract';

export interface PlayOptions {
  store: Store;
  raws: Raws;
  newSeed?: () => string;
  /** Told of every run met that is over and not in the books: somebody is to `settle` it, soon rather than at once. */
  owed?: (run: RunId) => void;
  limits?: {
    /** Rounds of load, turn and commit before a busy run is reported as such. */
    rounds?: number;
  };
}

/** A race lost three times in a row leaves little of the three seconds. */
const ROUNDS = 3;

/** The use cases over a store and a set of raws. */
export function createPlay({ store, raws, newSeed = randomSeed, owed = () => {}, limits = {} }: PlayOptions): Play {
  const rounds = limits.rounds ?? ROUNDS;
  const kit: Kit = { store: tellingOwed(store, owed), raws, newSeed, rounds };
  const clerk: Kit = { ...kit, store };
  return {
    play: (asking) => play(kit, asking),
    takeTurn: (request) => takeTurn(kit, request),
    aim: (request) => aim(kit, request),
    look: (asking) => look(kit, asking),
    settings: (asking) => changeSettings(kit, asking),
    daily: (asking) => daily(kit, asking),
    leaderboard: (asking) => leaderboard(kit, asking),
    history: (asking) => history(kit, asking),
    stats: (asking) => stats(kit, asking),
    settle: (request) => settle(clerk, request),
  };
}
