import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import * as servers from './admin/admin';
import { debug, endRun, resetPlayer, rollBack } from './admin/run-actions';
import type { Context } from './context';
import type { Play } from './contract';
import { daily, dailyRun } from './dailies/daily';
import { leaderboard } from './leaderboards/leaderboard';
import { reportPendingResults } from './leaderboards/pending-results';
import { recordResult } from './leaderboards/record-result';
import { changeMode, join, leave, passTorch } from './parties/changes';
import { party } from './parties/party';
import { history } from './profiles/history';
import { resume, suspendedRuns } from './profiles/suspended-runs';
import { profile } from './profiles/totals';
import { building } from './replays/building';
import { lastTurns } from './replays/last-turns';
import { clip, replayMoment } from './replays/moment';
import { fork } from './sharing/fork';
import { share, shares, unshare, watch } from './sharing/share';
import { aim } from './turns/aim';
import { changeSettings, look } from './turns/look';
import { randomSeed } from './turns/seed';
import { play } from './turns/start-run';
import { submitAction } from './turns/submit-action';
import { withHint } from './turns/with-hint';

export type * from './contract';

export interface PlayOptions {
  store: Store;
  raws: Raws;
  newSeed?: () => string;
  /** Told of every run met that is over and not in the books: somebody is to `settle` it, soon rather than at once. */
  onPendingResult?: (run: RunId) => void;
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
  onPendingResult = () => {},
  hints = false,
  limits = {},
}: PlayOptions): Play {
  const rounds = limits.rounds ?? ROUNDS;
  const context: Context = { store: reportPendingResults(store, onPendingResult), raws, newSeed, rounds };
  const clerk: Context = { ...context, store };
  const taught: typeof withHint = (own, caller, deed) => (hints ? withHint(own, caller, deed) : deed(own));
  return {
    play: (caller) => taught(context, caller, (own) => play(own, caller)),
    submitAction: (request) => taught(context, request, (own) => submitAction(own, request)),
    aim: (request) => aim(context, request),
    look: (caller) => look(context, caller),
    settings: (caller) => changeSettings(context, caller),
    lastTurns: (caller) => lastTurns(context, caller),
    daily: (caller) => daily(context, caller),
    dailyRun: (caller) => dailyRun(context, caller),
    leaderboard: (caller) => leaderboard(context, caller),
    history: (caller) => history(context, caller),
    profile: (caller) => profile(context, caller),
    recordResult: (request) => recordResult(clerk, request),
    party: (caller) => party(context, caller),
    partyMode: (caller) => changeMode(context, caller),
    passTorch: (caller) => passTorch(context, caller),
    joinParty: (caller) => join(context, caller),
    leaveParty: (caller) => leave(context, caller),
    share: (caller) => share(context, caller),
    unshare: (caller) => unshare(context, caller),
    shares: (caller) => shares(context, caller),
    watch: (caller) => watch(context, caller),
    replay: (caller) => replayMoment(context, caller),
    clip: (caller) => clip(context, caller),
    building: (caller) => building(context, caller),
    fork: (caller) => fork(context, caller),
    resume: (caller) => resume(context, caller),
    suspendedRuns: (caller) => suspendedRuns(context, caller),
    activeRuns: (caller) => servers.activeRuns(context, caller),
    endRun: (caller) => endRun(context, caller),
    resetPlayer: (caller) => resetPlayer(context, caller),
    rollBack: (caller) => rollBack(context, caller),
    debug: (caller) => debug(context, caller),
    configure: (caller) => servers.configure(context, caller),
    configuration: (caller) => servers.configuration(context, caller),
    exportPlayer: (caller) => servers.exportPlayer(context, caller),
    erasePlayer: (caller) => servers.erasePlayer(context, caller),
    audit: (caller) => servers.audit(context, caller),
    exportMine: (caller) => servers.exportMine(context, caller),
    eraseMine: (caller) => servers.eraseMine(context, caller),
  };
}
