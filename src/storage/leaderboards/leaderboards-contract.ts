import type { GameSummary, RawId } from '../../engine';
import type { Day, Home, RunId, Scope, UserId } from '../ids';
import type { Origin } from '../turns/turns-contract';

/** Record of a finished run for leaderboards and histories. */
export interface RunResult {
  run: RunId;
  /** Version at which the run ended. A run that was rolled back may end again at a later version. */
  version: number;
  owner: UserId;
  /** First owner of the run, whose name the hero bears. Only histories store this user. Absent if it is the owner. */
  founder?: UserId;
  home: Home;
  heroName: string;
  seed: string;
  /** Rules under which the run ended. */
  rules: number;
  origin: Origin;
  /**
   * True if the result counts for leaderboards and totals. The run began as ranked and had no cheats, and replaying its
   * log gives the same end.
   */
  ranked: boolean;
  /** Time of the run's end in milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
  /**
   * Ids of the feats earned, in the order of the raws. Only a ranked run that was simulated again from its beginning
   * has feats. Only the history of the run's owner and leaderboards by feats store them.
   */
  feats: string[];
  /**
   * Lowest hit points at each depth, from the first to the deepest, in percent of the maximum; `null` if the hero was
   * not seen there. Absent unless the run is ranked and was simulated again from its beginning. Only the history of the
   * run's owner stores them.
   */
  lowest?: (number | null)[];
  /**
   * Closest escape of a ranked run that was simulated again. The hero had at most a quarter of the hit points left, and
   * later came two levels deeper or won the laurel. Absent if there was no such escape.
   */
  closeCall?: { hp: number; depth: number };
}

/** Time span of a leaderboard: all time, a month such as `2026-11`, a week, or the day of a daily dungeon. */
export type Season = 'all' | Month | Week | Day;
/** A month in UTC, such as `2026-11`. */
export type Month = string;

/** A week by ISO 8601 in UTC, such as `2026-W47`. */
export type Week = string;

/**
 * Order of a leaderboard that is not by score: deepest level, number of feats, fewest hit points of a close call, or
 * date. Equal results are in the order of scores.
 */
export type BoardOrder = 'depth' | 'feats' | 'close' | 'date';

/**
 * A list of results. A leaderboard is ordered by score or by its `by`. A history is ordered by date, and so are the
 * graves of a server at one depth of a campaign. Leaderboards of weeks are kept for some months.
 */
export type ResultList =
  | BoardList
  | { kind: 'history'; of: { kind: 'guild'; id: string } | { kind: 'user'; id: UserId } }
  | { kind: 'graves'; guild: string; depth: number; campaign?: RawId };

/** A list of results that is a leaderboard. */
export interface BoardList {
  kind: 'board';
  scope: Scope;
  season: Season;
  by?: BoardOrder;
  /** Id of the campaign of the leaderboard's runs; absent for the first one. */
  campaign?: RawId;
}

export interface ResultPage {
  /** Greatest number of entries. */
  limit: number;
  /** Position after which to go on: `next` of an earlier page, or the `positionOf` any result. */
  after?: string;
  /** Bounds for a list by date: only runs that ended from `since` on and before `until`, in milliseconds since 1970. */
  since?: number;
  until?: number;
}

/** Results of a run to be removed: all of them if `before` is `null`, otherwise results of versions below `before`. */
export interface ResultRemoval {
  run: RunId;
  before: number | null;
  /** Owner of the run. If `null`, the owner is found only in results that are still in a history. */
  owner: UserId | null;
}

/** Store of the results of finished runs. */
export interface ResultsStore {
  /**
   * Puts a result on each of the lists and replaces the result of an earlier version of the run. A leaderboard takes
   * the result only if it is the player's best there. A leaderboard by depth, feats or close calls takes the result
   * only if it is also among the best sixteen. Recording again changes nothing and resolves with `again`, and completes
   * a recording that was cut short. Rejects with `unavailable` if other writers kept changing the same result.
   */
  recordResult(result: RunResult, lists: readonly ResultList[], signal?: AbortSignal): Promise<'anew' | 'again'>;
  /**
   * Reads a page of a list. A leaderboard begins with the best result, any other list with the newest. The page may lag
   * a moment behind. `next` is `null` at the end. A leaderboard has the best result of each player. It may also have
   * the player's result in a daily dungeon whose day was not over when the result was recorded. Older releases recorded
   * all results on leaderboards. Damaged results are left out.
   */
  listResults(
    list: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[]; next: string | null }>;
  /**
   * Resolves with a player's best result on a leaderboard, even if it is still hidden from others; `null` if there is
   * none. It may lag a moment behind.
   */
  bestResult(owner: UserId, board: ResultList, signal?: AbortSignal): Promise<RunResult | null>;
  /** Returns the position of a result in a list. A page can go on after it. */
  positionOf(list: ResultList, result: RunResult): string;
  /**
   * Removes a run's results from every list. On a leaderboard, the player's next best result replaces the removed
   * result.
   */
  removeResults(removal: ResultRemoval, signal?: AbortSignal): Promise<void>;
  /**
   * Undoes the recording of a run that was erased meanwhile. Removes its results, and the profile if it was created
   * only to count this run.
   */
  undoRecording(result: Pick<RunResult, 'run' | 'owner'>, signal?: AbortSignal): Promise<void>;
  /**
   * Marks the run's result as recorded, without a new version. Does nothing if the run has another version or no
   * pending result. Rejects with `unavailable` if other writers kept changing the run.
   */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
