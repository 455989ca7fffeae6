import type { GameSummary, LevelRef, RawId, View } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Looks } from '../../lib/looks';
import type { Look } from '../../settings/looks';
import type { Day, Profile, ProfileTotals, RunId, RunResult, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** `locked` is a look that no earned feat unlocks; then nothing changed. */
export type SettingsOutcome =
  | ({ kind: 'settings'; settings: Profile['settings']; locked?: Look } & Pick<Profile, 'feats'>)
  | Extract<Outcome, { kind: 'busy' }>;

/** A run must meet all given conditions. */
export interface HistoryQuery {
  player?: UserId;
  /** Includes both ends. */
  deepest?: { from?: number; to?: number };
  cause?: RawId;
  result?: GameSummary['result'];
  laurel?: boolean;
  /** First and last day (UTC) on which the run may have ended. */
  since?: Day;
  until?: Day;
}

/** Newest first. `older` (milliseconds since 1970) is set if the search stopped early. */
export interface HistoryOutcome {
  kind: 'history';
  runs: RunResult[];
  next: string | null;
  older: number | null;
}

/** `totals` is `null` for another player who stays hidden. */
export interface ProfileOutcome {
  kind: 'profile';
  user: UserId;
  totals: ProfileTotals | null;
  language: string;
}

export interface EarnedFeat {
  id: RawId;
  /** Share of all players' ranked runs, from 0 to 1; `null` if unknown. */
  share: number | null;
}

/** Covers ranked runs; only `totals` and `feats` include runs before the newest 150. */
export interface PlayerRecord extends Looks {
  user: UserId;
  heroName: string | null;
  totals: ProfileTotals;
  /** Most frequent cause of death; the newest in a tie. */
  cause: { raw: RawId | 'hunger'; times: number } | null;
  depths: { depth: number; runs: number }[];
  /** Last level of the deepest run; `null` if the run cannot be loaded. */
  map: (LevelRef & Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> & { at: Point }) | null;
  /** Days in a row with a ranked try, up to today or yesterday. */
  streak: number;
  feats: EarnedFeat[];
  /** Absent without a laurel, a narrow escape or a run below depth 1. */
  best?: BestMoment;
}

export type BestMoment =
  | { kind: 'laurel'; score: number }
  | { kind: 'escape'; hp: number; depth: number }
  | { kind: 'depth'; depth: number };

export type PlayerRecordOutcome =
  | { kind: 'player-record'; record: PlayerRecord; settings: Profile['settings'] }
  | { kind: 'not-shown'; user: UserId };

/** `campaign` is absent for the first. `deepest` covers ranked runs among the newest 150. */
export interface CampaignDepths {
  kind: 'campaign-depths';
  depths: { campaign?: RawId; deepest: number }[];
}

export type HeavyWorkOutcome =
  | { kind: 'leased' }
  /** `until`: when the caller's next lease becomes free, in milliseconds since 1970. */
  | { kind: 'all-leased'; until: number };

export interface ProfileUseCases {
  settings(caller: Caller & { settings: Partial<Profile['settings']> }): Promise<SettingsOutcome>;
  /** Another player's totals omit runs hidden from the caller. */
  profile(caller: Caller & { of?: UserId }): Promise<ProfileOutcome>;
  campaignDepths(caller: Caller): Promise<CampaignDepths>;
  playerRecord(caller: Caller & { of?: UserId }): Promise<PlayerRecordOutcome>;
  /** `before` is in milliseconds since 1970, such as `older`. `limit` defaults to 10. */
  history(
    caller: Caller & { query: HistoryQuery; after?: string; before?: number; limit?: number },
  ): Promise<HistoryOutcome>;
  /** Returns unfinished runs, the latest suspended first. */
  suspendedRuns(caller: Caller): Promise<{ kind: 'suspended-runs'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /** Suspends the active run. `no-run`: the run is over, a party's or another player's. */
  resume(
    caller: Caller & { run: RunId },
  ): Promise<Extract<Outcome, { kind: 'board' | 'busy' | 'no-run' }> | UnloadableOutcome>;
  /** For work that takes seconds. Returns `leased` if the context has no limit. */
  leaseHeavyWork(caller: Caller): Promise<HeavyWorkOutcome>;
}
