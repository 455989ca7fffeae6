import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import { debug, endRun, resetPlayer, rollBack } from './acts';
import { aim } from './aim';
import { play } from './begin';
import { building } from './building';
import type { Play } from './contract';
import { daily, dailyRun } from './daily';
import { fork } from './fork';
import { history } from './history';
import type { Kit } from './kit';
import { lastTurns } from './last-turns';
import { leaderboard } from './leaderboard';
import { changeSettings, look } from './look';
import { tellingOwed } from './owed';
import { party } from './party';
import { changeMode, join, leave, passTorch } from './party-changes';
import { resume, waiting } from './resume';
import { randomSeed } from './seed';
import * as servers from './servers';
import { settle } from './settle';
import { share, shares, unshare, watch } from './share';
import { film, showMoment } from './showing';
import { stats } from './statistics';
import { takeTurn } from './take-turn';
import { teaching } from './teaching';

export type * from './contract';

export interface PlayOptions {
  store: Store;
  raws: Raws;
  newSeed?: () => string;
  /** Told of every run met that is over and not in the books: somebody is to `settle` it, soon rather than at once. */
  owed?: (run: RunId) => void;
  /** Who plays for the first time is given hints. */
  hints?: boolean;
  limits?: {
    /** Rounds of load, turn and commit before a busy run is reported as such. */
    rounds?: number;
  };
}

/** A race lost three times in a row leaves little of the three seconds. */
const ROUNDS = 3;

/** The use cases over a store and a set of raws. */
export function createPlay({
  store,
  raws,
  newSeed = randomSeed,
  owed = () => {},
  hints = false,
  limits = {},
}: PlayOptions): Play {
  const rounds = limits.rounds ?? ROUNDS;
  const kit: Kit = { store: tellingOwed(store, owed), raws, newSeed, rounds };
  const clerk: Kit = { ...kit, store };
  const taught: typeof teaching = (own, asking, deed) => (hints ? teaching(own, asking, deed) : deed(own));
  return {
    play: (asking) => taught(kit, asking, (own) => play(own, asking)),
    takeTurn: (request) => taught(kit, request, (own) => takeTurn(own, request)),
    aim: (request) => aim(kit, request),
    look: (asking) => look(kit, asking),
    settings: (asking) => changeSettings(kit, asking),
    lastTurns: (asking) => lastTurns(kit, asking),
    daily: (asking) => daily(kit, asking),
    dailyRun: (asking) => dailyRun(kit, asking),
    leaderboard: (asking) => leaderboard(kit, asking),
    history: (asking) => history(kit, asking),
    stats: (asking) => stats(kit, asking),
    settle: (request) => settle(clerk, request),
    party: (asking) => party(kit, asking),
    partyMode: (asking) => changeMode(kit, asking),
    passTorch: (asking) => passTorch(kit, asking),
    joinParty: (asking) => join(kit, asking),
    leaveParty: (asking) => leave(kit, asking),
    share: (asking) => share(kit, asking),
    unshare: (asking) => unshare(kit, asking),
    shares: (asking) => shares(kit, asking),
    watch: (asking) => watch(kit, asking),
    replay: (asking) => showMoment(kit, asking),
    film: (asking) => film(kit, asking),
    building: (asking) => building(kit, asking),
    fork: (asking) => fork(kit, asking),
    resume: (asking) => resume(kit, asking),
    waiting: (asking) => waiting(kit, asking),
    activeRuns: (asking) => servers.activeRuns(kit, asking),
    endRun: (asking) => endRun(kit, asking),
    resetPlayer: (asking) => resetPlayer(kit, asking),
    rollBack: (asking) => rollBack(kit, asking),
    debug: (asking) => debug(kit, asking),
    configure: (asking) => servers.configure(kit, asking),
    configuration: (asking) => servers.configuration(kit, asking),
    exportPlayer: (asking) => servers.exportPlayer(kit, asking),
    erasePlayer: (asking) => servers.erasePlayer(kit, asking),
    audit: (asking) => servers.audit(kit, asking),
    exportMine: (asking) => servers.exportMine(kit, asking),
    eraseMine: (asking) => servers.eraseMine(kit, asking),
  };
}
