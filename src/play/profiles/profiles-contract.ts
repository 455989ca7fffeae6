import type { GameSummary, LevelRef, RawId, View } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Looks } from '../../lib/looks';
import type { Look } from '../../settings/looks';
import type { Day, Profile, ProfileTotals, RunId, RunResult, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** If `locked` is set, no setting changed, because no earned feat unlocks the look. */
export type SettingsOutcome =
  | ({ kind: 'settings'; settings: Profile['settings']; locked?: Look } & Pick<Profile, 'feats'>)
  | Extract<Outcome, { kind: 'busy' }>;

/** A run must meet all conditions that are set. */
export interface HistoryQuery {
  player?: UserId;
  /** Range of the deepest level, both ends included. */
  deepest?: { from?: number; to?: number };
  cause?: RawId;
  result?: GameSummary['result'];
  laurel?: boolean;
  /** Days (UTC) on which the run may have ended, both included. */
  since?: Day;
  until?: Day;
}

/** Finished runs, the newest first; `older` (milliseconds since 1970) is set if a search stopped early. */
export interface HistoryOutcome {
  kind: 'history';
  runs: RunResult[];
  next: string | null;
  older: number | null;
}

/** `totals` is `null` for another player who does not want to be shown. */
export interface ProfileOutcome {
  kind: 'profile';
  user: UserId;
  totals: ProfileTotals | null;
  language: string;
}

export interface EarnedFeat {
  id: RawId;
  /**
   * Share of all players' ranked runs that earned the feat, from 0 to 1; `null` with too few runs, or for feats of
   * totals.
   */
  share: number | null;
}

/** Covers only ranked runs. Fields other than `totals` and `feats` leave out runs older than the newest 150. */
export interface PlayerRecord extends Looks {
  user: UserId;
  heroName: string | null;
  totals: ProfileTotals;
  /** Most frequent cause of death; in a tie, the newest. */
  cause: { raw: RawId | 'hunger'; times: number } | null;
  depths: { depth: number; runs: number }[];
  /** Level on which the deepest run ended; `null` if the run cannot be loaded. */
  map: (LevelRef & Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> & { at: Point }) | null;
  /** Number of successive days with a ranked try, up to today or yesterday. */
  streak: number;
  feats: EarnedFeat[];
  /** Absent if the player has no laurel, no narrow escape and no run that went deeper than depth 1. */
  best?: BestMoment;
}

export type BestMoment =
  | { kind: 'laurel'; score: number }
  | { kind: 'escape'; hp: number; depth: number }
  | { kind: 'depth'; depth: number };

export type PlayerRecordOutcome =
  | { kind: 'player-record'; record: PlayerRecord; settings: Profile['settings'] }
  | { kind: 'not-shown'; user: UserId };

/**
 * `deepest` counts only ranked runs among the player's newest 150 runs, and is 0 without such a run. `campaign` is
 * absent for the first campaign.
 */
export interface CampaignDepths {
  kind: 'campaign-depths';
  depths: { campaign?: RawId; deepest: number }[];
}

export type HeavyWorkOutcome =
  | { kind: 'leased' }
  /** `until`: time in milliseconds since 1970 at which the caller's next lease becomes free. */
  | { kind: 'all-leased'; until: number };

export interface ProfileUseCases {
  settings(caller: Caller & { settings: Partial<Profile['settings']> }): Promise<SettingsOutcome>;
  /** Another player's totals leave out runs that are hidden from the caller. */
  profile(caller: Caller & { of?: UserId }): Promise<ProfileOutcome>;
  campaignDepths(caller: Caller): Promise<CampaignDepths>;
  playerRecord(caller: Caller & { of?: UserId }): Promise<PlayerRecordOutcome>;
  /**
   * `after` is a cursor; `before` is a time in milliseconds since 1970, such as `older`. Returns at most `limit` runs,
   * by default 10.
   */
  history(
    caller: Caller & { query: HistoryQuery; after?: string; before?: number; limit?: number },
  ): Promise<HistoryOutcome>;
  /** Returns unfinished suspended runs, the latest first. */
  suspendedRuns(caller: Caller): Promise<{ kind: 'suspended-runs'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /** Suspends the previous active run; `no-run` for a finished run, a party's run or another player's run. */
  resume(
    caller: Caller & { run: RunId },
  ): Promise<Extract<Outcome, { kind: 'board' | 'busy' | 'no-run' }> | UnloadableOutcome>;
  /** Takes a lease for work that takes seconds; always returns `leased` if the context sets no limit. */
  leaseHeavyWork(caller: Caller): Promise<HeavyWorkOutcome>;
}
