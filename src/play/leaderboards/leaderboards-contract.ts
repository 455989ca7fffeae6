import type { GameSummary, RawId } from '../../engine';
import type { Crest } from '../../lib/crest';
import type { Title } from '../../lib/looks';
import type { ClipFrame } from '../../render/contract';
import type { Daily, Day, Profile, RunId, RunResult, Scope, Season, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ScopeKind } from '../dailies/dailies-contract';
import type { NoServer } from '../turns/server-rules';
import type { Board } from '../turns/turns-contract';

export type { RunResult } from '../../storage/contract';

export interface LeaderboardRun {
  run: RunId;
  owner: UserId;
  heroName: string;
  finishedAt: number;
  summary: GameSummary;
  /**
   * Absent if the player has no title or does not want to be shown. Also absent if `titled` does not name this place.
   */
  title?: Title;
}

export interface Placing extends LeaderboardRun {
  /** From 1. */
  rank: number;
}

/** Notable run; `null` if no run qualifies. `hidden` if some runs qualify but none may be shown to the caller. */
export type Notable<T> = T | 'hidden' | null;

/** Leaves out players who do not want to be shown. */
export interface NotableRuns {
  laurel: Notable<LeaderboardRun>;
  /** The run of this week that reached the deepest level. */
  deepest: Notable<LeaderboardRun>;
  /** The run of this week whose hero survived with the fewest hit points, at depth `depth`. */
  closeCall: Notable<LeaderboardRun & { hp: number; depth: number }>;
  hunter: Notable<LeaderboardRun & { beast: RawId }>;
}

/** Card of a finished week or month. Leaves out players who do not want to be shown. */
export interface Closing {
  /** The best places, at most three, with the crests of their players. */
  places: (Placing & { crest?: Crest })[];
  /**
   * Run that reached the deepest level; `null` if no listed run can be shown, for example because older releases
   * recorded no depths.
   */
  deepest: LeaderboardRun | null;
  mostFeats: (LeaderboardRun & { feats: number }) | null;
  settings: Profile['settings'];
}

export type LeaderboardOutcome =
  /**
   * The leaderboard.
   *
   * - `own`: the caller's place, even if the place is beyond `placings`.
   * - `beyond`: the caller's best run, if the run ranks below all results that were read.
   * - `players`: number of players among the results that were read. More players may follow.
   * - `cut`: number of results that were read, if they do not fill all places although more results follow; else
   *   `null`.
   * - `previous`: the season before. For all time, `former` if there were runs before version 1.0.
   * - `closing`: the card, if the season is a finished week or month.
   * - `notable`: set for a server's leaderboard of an unfinished season. `null` for `former`, and for the dungeon of a
   *   day or week.
   */
  | {
      kind: 'leaderboard';
      scope: Scope;
      season: Season;
      placings: Placing[];
      own: Placing | null;
      beyond: LeaderboardRun | null;
      cut: number | null;
      players: number;
      previous: Season | null;
      closing: Closing | null;
      notable: NotableRuns | null;
    }
  /** The dungeon's day or week is not over, and the caller may still play the ranked try in the dungeon. */
  | { kind: 'hidden'; daily: Daily; previous: Season | null }
  | NoServer;

export type BestRunOutcome =
  /**
   * `place` is the run's place on the day's leaderboard, from 1. The place is above 1 if no better run can be shown.
   */
  | { kind: 'best-run'; board: Board; place: number; frames: ClipFrame[] }
  /** No run can be shown. */
  | { kind: 'no-run' }
  /** The day is not over, and the caller may still play the ranked try in the dungeon. */
  | { kind: 'hidden' }
  | NoServer;

export type RecordResultOutcome =
  /** `refuted`: the reason why the check of a ranked run failed; `null` if the check succeeded or none was made. */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  /** The run is not over, or an earlier request recorded the result. */
  | { kind: 'nothing-pending' }
  /** A later build stored the run, so this build recorded nothing. */
  | { kind: 'newer' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

export interface LeaderboardUseCases {
  /**
   * Returns the leaderboard of a season: all time, all time before version 1.0 (`former`), a month, a week, or a
   * dungeon. Runs with the laurel come first, except on a `former` leaderboard.
   *
   * If `campaign` is absent, returns the leaderboard of the first campaign. `titled` names the places that get titles,
   * by index from 0. If `titled` is set, the caller's own place gets a title too.
   */
  leaderboard(
    caller: Caller & { circle: ScopeKind; season: Season; campaign?: RawId; titled?: { from: number; places: number } },
  ): Promise<LeaderboardOutcome>;
  /**
   * Returns the newest scene of the best run in a day's dungeon. Skips players who do not want to be shown. The server
   * and channel of the run do not matter. May take seconds.
   */
  bestRun(caller: Caller & { circle: ScopeKind; day: Day }): Promise<BestRunOutcome>;
  /** Records the result of a run that is over. Repeated requests record the result only once. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
