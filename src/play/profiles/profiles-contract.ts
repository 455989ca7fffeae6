import type { GameSummary, LevelRef, RawId, View } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Looks } from '../../lib/looks';
import type { Look } from '../../settings/looks';
import type { Day, Profile, ProfileTotals, RunId, RunResult, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/**
 * The player's settings and earned feats. `locked` is a requested look that no earned feat unlocks. In that case
 * nothing has changed.
 */
export type SettingsOutcome =
  | ({ kind: 'settings'; settings: Profile['settings']; locked?: Look } & Pick<Profile, 'feats'>)
  | Extract<Outcome, { kind: 'busy' }>;

/** Conditions on finished runs. A run must meet all of those that are set. */
export interface HistoryQuery {
  player?: UserId;
  /** Range of the greatest depth that the run reached, both ends included. */
  deepest?: { from?: number; to?: number };
  /** Raw id of a creature or a thing that killed the hero. */
  cause?: RawId;
  result?: GameSummary['result'];
  laurel?: boolean;
  /** First and last day (UTC) on which the run may have ended, both included. */
  since?: Day;
  until?: Day;
}

/**
 * A page of finished runs, the newest first. `next` is the cursor of the next page; `null` if there is none.
 *
 * `older` is set if a long search stopped early. The search did not reach runs that ended before this time, in
 * milliseconds since 1970.
 */
export interface HistoryOutcome {
  kind: 'history';
  runs: RunResult[];
  next: string | null;
  older: number | null;
}

/**
 * A player's totals. `language` is the language in the caller's settings. `totals` is `null` if the caller asked about
 * another player who does not want to be shown.
 */
export interface ProfileOutcome {
  kind: 'profile';
  user: UserId;
  totals: ProfileTotals | null;
  language: string;
}

/** A feat on a player's card, with the feat's rarity. */
export interface EarnedFeat {
  id: RawId;
  /**
   * Share of all players' ranked runs in which the feat was earned, from 0 to 1. `null` if there are too few runs, or
   * if the feat depends on more than one run.
   */
  share: number | null;
}

/**
 * Data on a player's card, from ranked runs only. All fields except totals and feats cover only the player's last 150
 * runs.
 */
export interface PlayerRecord extends Looks {
  user: UserId;
  /** Hero's name in the newest ranked run; `null` if there is no run. */
  heroName: string | null;
  totals: ProfileTotals;
  /**
   * Most frequent cause of death of the player's heroes, and the number of these deaths. If a creature killed a hero,
   * the creature is the cause. In a tie, the newest cause. `null` if no hero has died.
   */
  cause: { raw: RawId | 'hunger'; times: number } | null;
  /** Number of runs for each greatest depth, from depth 1 to the deepest. */
  depths: { depth: number; runs: number }[];
  /** Level on which the deepest run ended, as the hero knew it; `null` if the run is no longer stored. */
  map: (LevelRef & Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> & { at: Point }) | null;
  /** Number of days in a row with a ranked try at a daily dungeon, up to today or yesterday. */
  streak: number;
  /** Feats, the newest first. */
  feats: EarnedFeat[];
  /** The player's proudest moment; absent before the first run that left the town. */
  best?: BestMoment;
}

/**
 * Proudest moment of a player: a run with the laurel and its score, a narrow escape with the remaining hit points and
 * the depth, or the deepest level.
 */
export type BestMoment =
  | { kind: 'laurel'; score: number }
  | { kind: 'escape'; hp: number; depth: number }
  | { kind: 'depth'; depth: number };

export type PlayerRecordOutcome =
  /** `settings` are the caller's settings. */
  | { kind: 'player-record'; record: PlayerRecord; settings: Profile['settings'] }
  /** The player does not want to be shown to others. */
  | { kind: 'not-shown'; user: UserId };

/**
 * Greatest depth that the caller reached in each campaign, in ranked runs among the last 150 runs; 0 if there is none.
 * `campaign` is absent for the first campaign.
 */
export interface CampaignDepths {
  kind: 'campaign-depths';
  depths: { campaign?: RawId; deepest: number }[];
}

export type HeavyWorkOutcome =
  | { kind: 'leased' }
  /**
   * The caller has sent as many slow requests as allowed. The next one is allowed at `until`, in milliseconds since
   * 1970.
   */
  | { kind: 'all-leased'; until: number };

/** Use cases about a player's settings, totals, finished runs and suspended runs. */
export interface ProfileUseCases {
  /** Changes the given settings, for every run of the caller. Refuses all of them if one is a locked look. */
  settings(caller: Caller & { settings: Partial<Profile['settings']> }): Promise<SettingsOutcome>;
  /**
   * Returns the totals of the caller's ranked runs. For another player, leaves out runs that are hidden from the
   * caller.
   */
  profile(caller: Caller & { of?: UserId }): Promise<ProfileOutcome>;
  campaignDepths(caller: Caller): Promise<CampaignDepths>;
  /** Returns the figures of the card of the caller, or of another player. */
  playerRecord(caller: Caller & { of?: UserId }): Promise<PlayerRecordOutcome>;
  /**
   * Returns finished runs of the caller's server, or outside of servers the caller's own. `after` is the cursor from an
   * earlier page. `before` is a time in milliseconds since 1970, such as `older` from a search that stopped early.
   */
  history(
    caller: Caller & { query: HistoryQuery; after?: string; before?: number; limit?: number },
  ): Promise<HistoryOutcome>;
  /** Returns the caller's suspended runs that go on, and separately those that cannot be loaded, the latest first. */
  suspendedRuns(caller: Caller): Promise<{ kind: 'suspended-runs'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /** Resumes a suspended run, and suspends the active one. */
  resume(
    caller: Caller & { run: RunId },
  ): Promise<Extract<Outcome, { kind: 'board' | 'busy' | 'no-run' }> | UnloadableOutcome>;
  /** Takes one of the caller's leases. Every request that may need seconds of work needs one. */
  leaseHeavyWork(caller: Caller): Promise<HeavyWorkOutcome>;
}
