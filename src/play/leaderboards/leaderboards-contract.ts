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

/** A run that a leaderboard shows. */
export interface LeaderboardRun {
  run: RunId;
  owner: UserId;
  heroName: string;
  /** End of the run, in milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
  /** The player's title; absent for none, for players who do not want to be shown, and for places not asked about. */
  title?: Title;
}

/** A place on a leaderboard, with the best run of its player. */
export interface Placing extends LeaderboardRun {
  /** Rank on the leaderboard, from 1. */
  rank: number;
}

/** A highlight: `null` if there is none, `hidden` if there is one that the caller may not see. */
export type Highlight<T> = T | 'hidden' | null;

/** Remarkable runs of a server. Players who do not want to be shown are left out. */
export interface Highlights {
  /** The newest run that won the laurel. */
  laurel: Highlight<LeaderboardRun>;
  /** The run of this week that reached the deepest level. */
  deepest: Highlight<LeaderboardRun>;
  /**
   * The run of this week whose hero survived with the fewest hit points. `depth` is the level on which the hero had so
   * few.
   */
  closeCall: Highlight<LeaderboardRun & { hp: number; depth: number }>;
  /** The run whose hero felled the beast of the week. `beast` is its raw id. */
  hunter: Highlight<LeaderboardRun & { beast: RawId }>;
}

/** Card of a finished week or month. Leaves out players who do not want to be shown. */
export interface Closing {
  /** The best places, at most three, with the crests of their players. */
  places: (Placing & { crest?: Crest })[];
  /** The deepest run; `null` if it was not recorded, as in older releases. */
  deepest: LeaderboardRun | null;
  /** The run with the most feats; `null` if no run earned any. */
  mostFeats: (LeaderboardRun & { feats: number }) | null;
  /** Settings of the caller. */
  settings: Profile['settings'];
}

export type LeaderboardOutcome =
  /**
   * The leaderboard.
   *
   * - `own`: the caller's place, even if it is beyond `placings`.
   * - `beyond`: the caller's best run, if it ranks below all results that were read.
   * - `players`: number of players who were read, which are all unless `beyond` is set.
   * - `cut`: number of results that were read, if they have too few players to fill all places.
   * - `previous`: the season before. For all time, it is `former` if there were runs before version 1.0.
   * - `closing`: the card, if the season is a finished week or month.
   * - `highlights`: set for a server's leaderboard if the season is not over.
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
      highlights: Highlights | null;
    }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden'; daily: Daily; previous: Season | null }
  | NoServer;

export type BestRunOutcome =
  /**
   * `place` is the run's place on the day's leaderboard, from 1. The place is above 1 if better runs cannot be shown.
   */
  | { kind: 'best-run'; board: Board; place: number; frames: ClipFrame[] }
  /** There is no run, or none that can be shown. */
  | { kind: 'no-run' }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden' }
  | NoServer;

export type RecordResultOutcome =
  /**
   * The result was recorded now. `refuted` is the reason why a run that began as ranked is not ranked; `null` if there
   * is none.
   */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  /** The run is not over, or its result was recorded before. */
  | { kind: 'nothing-pending' }
  /** A later build stored the run. The result stays pending until that build records it. */
  | { kind: 'newer' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** Use cases about the results of finished runs. */
export interface LeaderboardUseCases {
  /**
   * Returns the leaderboard of a season: all time, all time before version 1.0 (`former`), a month, a week, or the
   * dungeon of a day or week. Runs with the laurel come first, except on a `former` leaderboard. Without `campaign` it
   * is the leaderboard of the first campaign. The places that `titled` names, counted from 0, have titles, and so has
   * the caller's own place.
   */
  leaderboard(
    caller: Caller & { circle: ScopeKind; season: Season; campaign?: RawId; titled?: { from: number; places: number } },
  ): Promise<LeaderboardOutcome>;
  /**
   * Returns the newest scene of the best run in a day's dungeon, as `lastTurns` does. Skips players who do not want to
   * be shown. It does not matter in which server or channel the run was played. May take seconds.
   */
  bestRun(caller: Caller & { circle: ScopeKind; day: Day }): Promise<BestRunOutcome>;
  /** Records the result of a run that is over. Repeated requests record the result only once. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
