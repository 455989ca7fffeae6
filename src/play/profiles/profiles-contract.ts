import type { GameSummary, LevelRef, RawId, View } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { Day, Profile, ProfileTotals, RunId, RunResult, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

export type SettingsOutcome = { kind: 'settings'; settings: Profile['settings'] } | Extract<Outcome, { kind: 'busy' }>;

/** Which finished runs are wanted: those that meet every condition given. */
export interface HistoryQuery {
  player?: UserId;
  /** The deepest level reached, both ends included. */
  deepest?: { from?: number; to?: number };
  /** What struck the last blow, or by which means. */
  cause?: RawId;
  result?: GameSummary['result'];
  laurel?: boolean;
  /** Days on which they ended, both included. */
  since?: Day;
  until?: Day;
}

/**
 * The newest first. `next` asks for more, `null` when that was all. `older` is where a long search was given up: what
 * ended before that, in milliseconds since 1970, was not looked at.
 */
export interface HistoryOutcome {
  kind: 'history';
  runs: RunResult[];
  next: string | null;
  older: number | null;
}

/**
 * `language` is the one in the caller's settings. `totals` is `null` for others than the player who is not to be shown.
 */
export interface ProfileOutcome {
  kind: 'profile';
  user: UserId;
  totals: ProfileTotals | null;
  language: string;
}

/** A feat that a player has. */
export interface EarnedFeat {
  id: RawId;
  /** The share of all ranked runs in which it was earned, from 0 to 1; `null` while these are few. */
  share: number | null;
}

/** What the ranked runs of a player come to. All but the totals and feats looks at the last 150 of their runs. */
export interface PlayerRecord {
  user: UserId;
  /** That of the newest run; `null` before the first. */
  heroName: string | null;
  totals: ProfileTotals;
  /** Who dealt the last blow most often, else what did; `null` before the first death. */
  cause: { raw: RawId | 'hunger'; times: number } | null;
  /** How many runs came down to each depth and no further, from the first to the deepest. */
  depths: { depth: number; runs: number }[];
  /** Where the deepest run ended, as far as its hero knew the level; `null` where that run is not kept any more. */
  map: (LevelRef & Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> & { at: Point }) | null;
  /** Days in a row, up to today or yesterday, with a ranked try at a daily dungeon. */
  streak: number;
  /** The newest first. */
  feats: EarnedFeat[];
}

export type PlayerRecordOutcome =
  /** `settings` are the caller's. */
  | { kind: 'player-record'; record: PlayerRecord; settings: Profile['settings'] }
  /** The player is not to be shown to others. */
  | { kind: 'not-shown'; user: UserId };

/**
 * How deep the last 150 runs of a player came, as far as they are ranked: 0 where none was. A campaign is named by its
 * id, but for the first one.
 */
export interface CampaignDepths {
  kind: 'campaign-depths';
  depths: { campaign?: RawId; deepest: number }[];
}

/** A player's settings, totals, finished runs, and the runs they play. */
export interface ProfileUseCases {
  /** Changes those given, for every run of the caller. */
  settings(caller: Caller & { settings: Partial<Profile['settings']> }): Promise<SettingsOutcome>;
  /** The totals of the caller's ranked runs, or of another player's without what is hidden from the caller. */
  profile(caller: Caller & { of?: UserId }): Promise<ProfileOutcome>;
  campaignDepths(caller: Caller): Promise<CampaignDepths>;
  /** What is on the card of the caller, or of another player. */
  playerRecord(caller: Caller & { of?: UserId }): Promise<PlayerRecordOutcome>;
  /**
   * Finished runs of the server of the interaction, elsewhere the caller's own. Goes on `after` an earlier page, or
   * from `before` a time, such as where an earlier search was given up.
   */
  history(
    caller: Caller & { query: HistoryQuery; after?: string; before?: number; limit?: number },
  ): Promise<HistoryOutcome>;
  /** The caller's runs that were suspended and are alive, and those that cannot be loaded: the latest first. */
  suspendedRuns(caller: Caller): Promise<{ kind: 'suspended-runs'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /** Resumes a suspended run. The active one is suspended. */
  resume(
    caller: Caller & { run: RunId },
  ): Promise<Extract<Outcome, { kind: 'board' | 'busy' | 'no-run' }> | UnloadableOutcome>;
}
