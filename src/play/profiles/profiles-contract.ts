import type { GameSummary, LevelRef, RawId, View } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Looks } from '../../lib/looks';
import type { Look } from '../../settings/looks';
import type { Day, Profile, ProfileTotals, RunId, RunResult, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** `locked`: a requested look that no earned feat unlocks. If `locked` is set, no setting changed. */
export type SettingsOutcome =
  | ({ kind: 'settings'; settings: Profile['settings']; locked?: Look } & Pick<Profile, 'feats'>)
  | Extract<Outcome, { kind: 'busy' }>;

/** A run must meet all conditions that are set. */
export interface HistoryQuery {
  player?: UserId;
  /** Range of the deepest level, both ends included. */
  deepest?: { from?: number; to?: number };
  /** Raw id of a creature or a thing that killed the hero. */
  cause?: RawId;
  result?: GameSummary['result'];
  laurel?: boolean;
  /** Days (UTC) on which the run may have ended, both included. */
  since?: Day;
  until?: Day;
}

/**
 * A page of finished runs, the newest first. `next` is the cursor of the next page; `null` on the last page.
 *
 * A long search may stop early. Then `older` is a time in milliseconds since 1970, and runs that ended earlier were not
 * searched. Otherwise `older` is `null`.
 */
export interface HistoryOutcome {
  kind: 'history';
  runs: RunResult[];
  next: string | null;
  older: number | null;
}

/**
 * `language` is the language of the caller's settings. `totals` is `null` for another player who does not want to be
 * shown.
 */
export interface ProfileOutcome {
  kind: 'profile';
  user: UserId;
  totals: ProfileTotals | null;
  language: string;
}

export interface EarnedFeat {
  id: RawId;
  /**
   * Share of all players' ranked runs in which the feat was earned, from 0 to 1. `null` with too few runs, or if the
   * feat depends on more than one run.
   */
  share: number | null;
}

/** Data from ranked runs only. All fields except totals, feats and looks cover only the player's newest 150 runs. */
export interface PlayerRecord extends Looks {
  user: UserId;
  /** Name in the newest ranked run. */
  heroName: string | null;
  totals: ProfileTotals;
  /** Most frequent cause of death, in a tie the newest. The creature that killed a hero is the cause. */
  cause: { raw: RawId | 'hunger'; times: number } | null;
  /** Number of runs by the deepest level that they reached, from depth 1. */
  depths: { depth: number; runs: number }[];
  /** Level on which the deepest run ended, as known to the hero; `null` if no run can be loaded. */
  map: (LevelRef & Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> & { at: Point }) | null;
  /** Number of successive days with a ranked try, up to today or yesterday. */
  streak: number;
  feats: EarnedFeat[];
  /** Absent before the first run that left the town. */
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
 * Deepest level that the caller reached in each campaign, in the ranked runs among the last 150; 0 without a run.
 * `campaign` is absent for the first campaign.
 */
export interface CampaignDepths {
  kind: 'campaign-depths';
  depths: { campaign?: RawId; deepest: number }[];
}

export type HeavyWorkOutcome =
  | { kind: 'leased' }
  /** The caller has used up the limit until this time, in milliseconds since 1970. */
  | { kind: 'all-leased'; until: number };

export interface ProfileUseCases {
  /**
   * Changes the given settings, for every run of the caller. Refuses the whole request if one setting is a locked look.
   */
  settings(caller: Caller & { settings: Partial<Profile['settings']> }): Promise<SettingsOutcome>;
  /** Another player's totals leave out runs that are hidden from the caller. */
  profile(caller: Caller & { of?: UserId }): Promise<ProfileOutcome>;
  campaignDepths(caller: Caller): Promise<CampaignDepths>;
  playerRecord(caller: Caller & { of?: UserId }): Promise<PlayerRecordOutcome>;
  /**
   * Returns finished runs of the caller's server, or outside of servers the caller's own. `after` is the cursor from an
   * earlier page. `before` is a time in milliseconds since 1970, such as `older` from a search that stopped early.
   */
  history(
    caller: Caller & { query: HistoryQuery; after?: string; before?: number; limit?: number },
  ): Promise<HistoryOutcome>;
  /** Returns the caller's unfinished suspended runs, the latest first. Runs that cannot be loaded come separately. */
  suspendedRuns(caller: Caller): Promise<{ kind: 'suspended-runs'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /**
   * Makes one of the caller's unfinished runs the active run, and suspends the previous active run. Returns `no-run`
   * for a finished run, a party's run or another player's run.
   */
  resume(
    caller: Caller & { run: RunId },
  ): Promise<Extract<Outcome, { kind: 'board' | 'busy' | 'no-run' }> | UnloadableOutcome>;
  /**
   * Takes a lease, which a request needs before seconds of work. Always returns `leased` if the context sets no limit.
   */
  leaseHeavyWork(caller: Caller): Promise<HeavyWorkOutcome>;
}
