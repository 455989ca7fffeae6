import type { Raws } from '../engine';
import type { RunId, Store } from '../storage/contract';
import { activeRun, activeRuns } from './admin/active-runs';
import { audit } from './admin/audit';
import { configuration, configure } from './admin/guild-config';
import { playerRuns } from './admin/player-runs';
import { debug, endRun, resetPlayer, rollBack } from './admin/run-actions';
import type { Context, HeavyLimit, TurnBudget } from './context';
import type { Caller, Play, UnloadableOutcome } from './contract';
import { daily, dailyRun } from './dailies/daily';
import { lostTries } from './dailies/lost-tries';
import { bestRun } from './leaderboards/best-run';
import { leaderboard } from './leaderboards/leaderboard';
import { recordResult } from './leaderboards/record-result';
import { createNamelessPlayers } from './nameless-players';
import { changeDisplay, changeHolder, changeMode, join } from './parties/change-party';
import { channelRuns } from './parties/channel-runs';
import { leave } from './parties/leave-party';
import { moveHere } from './parties/move-here';
import { party } from './parties/start-party';
import { eraseMine, erasePlayer, exportMine, exportPlayer, removeExpired } from './privacy/privacy';
import { campaignDepths } from './profiles/campaign-depths';
import { leaseHeavyWork } from './profiles/heavy-work';
import { history } from './profiles/history';
import { playerRecord } from './profiles/player-record';
import { changeSettings, profile, resume, suspendedRuns } from './profiles/profile';
import { building } from './replays/building';
import { clip, lastTurns, replayMoment } from './replays/playback';
import { fork } from './sharing/fork';
import { mayPost, post, takeWeek } from './sharing/post';
import { share, shares, watch } from './sharing/share';
import { unshare } from './sharing/unshare';
import { aim, look } from './turns/look';
import { setAside } from './turns/set-aside';
import { play, randomSeed } from './turns/start-run';
import { submitAction } from './turns/submit-action';
import { outcomeOfError } from './turns/unloadable';

export type * from './contract';

export interface PlayOptions {
  store: Store;
  raws: Raws;
  newSeed?: () => string;
  onPendingResult?: (run: RunId) => void;
  hints?: boolean;
  /** If false, every daily run is practice. */
  ranksDailies?: boolean;
  limits?: {
    /** Attempts to write before `busy`; 3 by default. */
    rounds?: number;
    turnBudget?: TurnBudget | null;
    heavyLimit?: HeavyLimit | null;
  };
}

/** Discord waits only three seconds for a reply. */
const ROUNDS = 3;

export function createPlay({
  store,
  raws,
  newSeed = randomSeed,
  onPendingResult = () => {},
  hints = false,
  ranksDailies = true,
  limits = {},
}: PlayOptions): Play {
  const rounds = limits.rounds ?? ROUNDS;
  const { turnBudget = null, heavyLimit = null } = limits;
  const nameless = createNamelessPlayers(store);
  const context: Context = {
    ...{ store, raws, nameless, newSeed, rounds, onPendingResult },
    ...{ hints, ranksDailies, turnBudget, heavyLimit },
  };
  const recording: Context = { ...context, onPendingResult: () => {} };
  /** Wraps a use case that shows no names of other players. */
  const useUnnamed =
    <C, O>(useCase: (context: Context, caller: C) => O) =>
    (caller: C): O =>
      useCase(context, caller);
  const use =
    <C extends Pick<Caller, 'now' | 'signal'>, O>(useCase: (context: Context, caller: C) => Promise<O>) =>
    async (caller: C): Promise<O> => {
      await nameless.refresh(caller);
      return useCase(context, caller);
    };
  const useLoaded =
    <C extends Caller, O>(useCase: (context: Context, caller: C) => Promise<O>) =>
    async (caller: C): Promise<O | UnloadableOutcome> => {
      try {
        return await use(useCase)(caller);
      } catch (error) {
        return outcomeOfError(context, caller, error);
      }
    };
  return {
    play: useLoaded(play),
    async submitAction(submission) {
      await nameless.refresh(submission);
      return submitAction(context, submission);
    },
    aim: useLoaded(aim),
    look: useLoaded(look),
    setAside: useLoaded(setAside),
    party: useLoaded(party),
    partyMode: useLoaded(changeMode),
    partyDisplay: useLoaded(changeDisplay),
    changeHolder: useLoaded(changeHolder),
    joinParty: useLoaded(join),
    leaveParty: useLoaded(leave),
    channelRuns: use(channelRuns),
    moveHere: useLoaded(moveHere),
    share: useLoaded(share),
    post: useLoaded(post),
    mayPost: use(mayPost),
    takeWeek: use(takeWeek),
    unshare: useLoaded(unshare),
    shares: use(shares),
    watch: useLoaded(watch),
    fork: useLoaded(fork),
    replay: use(replayMoment),
    clip: use(clip),
    lastTurns: use(lastTurns),
    building: use(building),
    leaderboard: use(leaderboard),
    bestRun: use(bestRun),
    recordResult: (request) => recordResult(recording, request),
    daily: useLoaded(daily),
    dailyRun: use(dailyRun),
    lostTries: use(lostTries),
    settings: use(changeSettings),
    profile: use(profile),
    campaignDepths: use(campaignDepths),
    playerRecord: use(playerRecord),
    history: use(history),
    suspendedRuns: use(suspendedRuns),
    resume: useLoaded(resume),
    leaseHeavyWork: useUnnamed(leaseHeavyWork),
    activeRuns: use(activeRuns),
    activeRun: use(activeRun),
    playerRuns: use(playerRuns),
    endRun: use(endRun),
    resetPlayer: use(resetPlayer),
    rollBack: use(rollBack),
    debug: use(debug),
    configure: use(configure),
    configuration: use(configuration),
    audit: use(audit),
    exportMine: useUnnamed(exportMine),
    eraseMine: useUnnamed(eraseMine),
    exportPlayer: useUnnamed(exportPlayer),
    erasePlayer: useUnnamed(erasePlayer),
    removeExpired: useUnnamed(removeExpired),
  };
}
