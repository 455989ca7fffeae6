import type { GameSummary, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { Daily, Day, Profile, RunId, RunResult, Scope, Season, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ScopeKind } from '../dailies/dailies-contract';
import type { NoServer } from '../turns/server-rules';
import type { Board } from '../turns/turns-contract';

export type { RunResult } from '../../storage/contract';

/** A run that a leaderboard shows. */
export interface LeaderboardRun {
  run: RunId;
  owner: UserId;
  heroName: string;
  /** Milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
}

/** A place on a leaderboard, held by the best run of its player. */
export interface Placing extends LeaderboardRun {
  /** Rank on the leaderboard, from 1. */
  rank: number;
}

/** A highlight, as far as the caller may see it: `null` if there is none, `hidden` if the caller may not see it. */
export type Highlight<T> = T | 'hidden' | null;

/** Remarkable runs of a server. Players who do not want to be shown are left out. */
export interface Highlights {
  /** The newest run that won the laurel. */
  laurel: Highlight<LeaderboardRun>;
  /** The run of this week that came deepest. */
  deepest: Highlight<LeaderboardRun>;
  /** The run of this week that survived with the fewest hit points; `depth` is the level on which that was. */
  closeCall: Highlight<LeaderboardRun & { hp: number; depth: number }>;
}

/** The card of a week or month that is over. Players who do not want to be shown are left out. */
export interface Closing {
  /** The best places, at most three. */
  places: Placing[];
  /** The deepest run; `null` if it was not recorded, as in older releases. */
  deepest: LeaderboardRun | null;
  /** The run with the most feats; `null` if no run earned any. */
  mostFeats: (LeaderboardRun & { feats: number }) | null;
  /** Settings of the caller. */
  settings: Profile['settings'];
}

export type LeaderboardOutcome =
  /**
   * `own` is the caller's place, even if it comes after `placings`. `beyond` is the caller's best run, if it comes
   * after all results that were read. `cut` is the number of results that were read, if they held too few players to
   * fill all places. `previous` is the season before. `closing` is the card of a week or month that is over.
   * `highlights` are set for a server's leaderboard that is not over.
   */
  | {
      kind: 'leaderboard';
      scope: Scope;
      season: Season;
      placings: Placing[];
      own: Placing | null;
      beyond: LeaderboardRun | null;
      cut: number | null;
      previous: Season | null;
      closing: Closing | null;
      highlights: Highlights | null;
    }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden'; daily: Daily; previous: Season | null }
  | NoServer;

export type BestRunOutcome =
  /** `place` is the place on the leaderboard of the day, from 1. Better runs may exist that cannot be shown. */
  | { kind: 'best-run'; board: Board; place: number; frames: ClipFrame[] }
  /** There is no run, or none that can be shown. */
  | { kind: 'no-run' }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden' }
  | NoServer;

export type RecordResultOutcome =
  /**
   * The result was recorded now. `refuted` is the reason why a run that was started as ranked is not ranked after all.
   */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  /** The run is not over, or its result was recorded before. */
  | { kind: 'nothing-pending' }
  /** A later version of the game saved the run. The result stays pending until that version records it. */
  | { kind: 'newer' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** Use cases about the results of finished runs. */
export interface LeaderboardUseCases {
  /**
   * Returns the leaderboard of a season: all time, a month, a week, or the daily dungeon of a day. Without `campaign`
   * it is the leaderboard of the first campaign.
   */
  leaderboard(caller: Caller & { circle: ScopeKind; season: Season; campaign?: RawId }): Promise<LeaderboardOutcome>;
  /**
   * Returns the last fight of the best run in the daily dungeon of a day, as far as it lies within the run's last
   * `decisions` decisions. The place where the run was played does not matter. Skips runs of players who do not want to
   * be shown. Takes long.
   */
  bestRun(caller: Caller & { circle: ScopeKind; day: Day; decisions: number }): Promise<BestRunOutcome>;
  /** Records the result of a run that is over. Repeated requests record it only once. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
