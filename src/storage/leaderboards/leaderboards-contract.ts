import type { GameSummary, RawId } from '../../engine';
import type { Day, Home, RunId, Scope, UserId } from '../ids';
import type { Origin } from '../turns/turns-contract';

export interface RunResult {
  run: RunId;
  /** After a rollback, the run may end again, at a later version. */
  version: number;
  owner: UserId;
  /**
   * First owner, after whom the hero is named. Leaderboards do not store this user. Absent if the first owner still
   * owns the run.
   */
  founder?: UserId;
  home: Home;
  heroName: string;
  seed: string;
  rules: number;
  origin: Origin;
  /**
   * True if the result counts for leaderboards and totals. The run must have begun as ranked, without cheats or
   * rollbacks, and a replay of its log must confirm its end.
   */
  ranked: boolean;
  /** Time when the run ended, in milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
  /**
   * Feats in the order of the raws. Empty unless the run is ranked and was replayed as a whole. Stored only in the
   * owner's history and on leaderboards by feats.
   */
  feats: string[];
  /**
   * Lowest hit points at each depth, from the first to the deepest, in percent of the maximum. `null` for a depth that
   * the hero did not visit. Absent unless the run is ranked and was replayed as a whole. Stored only in the owner's
   * history.
   */
  lowest?: (number | null)[];
  /**
   * Narrowest escape: the hero had at most a quarter of the hit points, and later came two levels deeper or won the
   * laurel. `hp` and `depth` are from the moment of the escape. Absent if there was none, or if the run was not ranked
   * and replayed.
   */
  closeCall?: { hp: number; depth: number };
  /** Raw id of the beast that the hero felled for its server; absent if it felled none. */
  felled?: RawId;
}

/**
 * All time since version 1.0, all time before version 1.0 (`former`), a month, a week, or the day or week of a daily
 * dungeon. A `former` leaderboard is ordered by score alone and takes no new results.
 */
export type Season = 'all' | 'former' | Month | Week | Day;
/** Month in UTC, such as `2026-11`. */
export type Month = string;

/** Week in UTC as defined by ISO 8601, such as `2026-W47`. */
export type Week = string;

/**
 * Criterion of a leaderboard that is not ordered by score: deepest level, number of feats, fewest hit points in a close
 * call, or latest date. The list `hunt` has the runs whose heroes felled the beast of their server. In a tie, runs with
 * the laurel come first, then higher scores. The list by date contains the results of all releases.
 */
export type BoardOrder = 'depth' | 'feats' | 'close' | 'date' | 'hunt';

/**
 * Names a list of results. A leaderboard has runs with the laurel first and is ordered by score, or by its criterion
 * `by`. A history, and the graves at one depth in a server, are ordered by date. Graves at the end of the second way
 * down (`isSecond`) have a separate list, because they lie on another level. Entries on leaderboards for a week expire
 * 120 days after the end of their runs.
 */
export type ResultList =
  | BoardList
  | { kind: 'history'; of: { kind: 'guild'; id: string } | { kind: 'user'; id: UserId } }
  | { kind: 'graves'; guild: string; depth: number; isSecond?: boolean; campaign?: RawId };

/** List of results on a leaderboard. Without `by`, runs with the laurel come first, and the order is by score. */
export interface BoardList {
  kind: 'board';
  scope: Scope;
  season: Season;
  by?: BoardOrder;
  /** Absent for the default campaign. */
  campaign?: RawId;
}

export interface ResultPage {
  limit: number;
  /** The page begins after this position: `next` of the page before, or `positionOf` a result. */
  after?: string;
  /**
   * Range of times in which the listed runs ended, in milliseconds since 1970. `since` is the first time in the range,
   * and `until` the first time after it. Leaderboards ignore both.
   */
  since?: number;
  until?: number;
}

/** Results of a run to remove: versions below `before`, or all versions if `before` is `null`. */
export interface ResultRemoval {
  run: RunId;
  before: number | null;
  /** Owner of the run; `null` if only the stored results may name the owner. */
  owner: UserId | null;
}

export interface ResultsStore {
  /**
   * Stores a result in the given lists and replaces results of earlier versions of the run. A leaderboard takes a
   * result only if it is the player's best there. A leaderboard in an order other than score and date takes only
   * results among the best sixteen. Resolves with `again` if the result was stored before; an interrupted recording is
   * then completed. Rejects with the `StoreError` `unavailable` if other writers kept changing a result.
   */
  recordResult(result: RunResult, lists: readonly ResultList[], signal?: AbortSignal): Promise<'anew' | 'again'>;
  /**
   * Reads a page of a list, and leaves out damaged results. A leaderboard begins with the best result, any other list
   * with the newest. `next` is `null` on a page that is not full; the page after a full one may be empty. The page may
   * miss the latest results.
   *
   * A leaderboard has one result for each player. A second result may come from the newest daily dungeon of each scope,
   * if the run ended while the dungeon was open. From older releases a leaderboard may have more. Of several results of
   * one player, the caller must keep the best. Releases before 1.0 ordered results by score alone, so a leaderboard may
   * list a run with the laurel below others.
   */
  listResults(
    list: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[]; next: string | null }>;
  /**
   * Returns a player's best result on a leaderboard; `null` if there is none. Includes a result that is still hidden
   * from others. May miss the latest result.
   */
  bestResult(owner: UserId, board: ResultList, signal?: AbortSignal): Promise<RunResult | null>;
  /**
   * Returns the position of a result in a list, for `ResultPage.after`. Positions descend from the best result to the
   * worst, or from the newest to the oldest.
   */
  positionOf(list: ResultList, result: RunResult): string;
  /**
   * Removes results of a run from all lists. On a leaderboard, the player's next best result replaces the removed one.
   */
  removeResults(removal: ResultRemoval, signal?: AbortSignal): Promise<void>;
  /**
   * Removes the results of a run that was erased while its result was recorded. Also removes the owner's profile if the
   * recording has created it.
   */
  undoRecording(result: Pick<RunResult, 'run' | 'owner'>, signal?: AbortSignal): Promise<void>;
  /**
   * Sets `pendingResult` of a run to false, and keeps the run's version. Does nothing if the run has another version or
   * no pending result. Rejects with the `StoreError` `unavailable` if other writers kept changing the run.
   */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
