import type { GameSummary, RawId } from '../../engine';
import type { Day, Home, RunId, Scope, UserId } from '../ids';
import type { Origin } from '../turns/turns-contract';

export interface RunResult {
  run: RunId;
  /** Version at which the run ended. After a rollback, the run may end again, at a later version. */
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
   * True if the result counts for leaderboards and totals. The run must have begun as ranked, and must have no cheats
   * or rollbacks. A replay of the log must confirm the end of the run.
   */
  ranked: boolean;
  finishedAt: number;
  summary: GameSummary;
  /**
   * Feats in the order of the raws. Empty unless the run is ranked and was replayed as a whole. Stored only in the
   * owner's history and on leaderboards by feats.
   */
  feats: string[];
  /**
   * Lowest hit points in percent of the maximum, from the first depth to the deepest. `null` for a depth that the hero
   * did not visit. Absent unless the run is ranked and was replayed as a whole. Stored only in the owner's history.
   */
  lowest?: (number | null)[];
  /**
   * Hit points and depth of the narrowest escape. The hero had at most a quarter of the maximum hit points, and then
   * went two levels deeper or won the laurel. Absent if the hero had no such escape, or if the run was not ranked and
   * replayed.
   */
  closeCall?: { hp: number; depth: number };
  /** Beast of the server, if this run was the first to fell the beast. */
  felled?: RawId;
}

/**
 * All time since version 1.0 (`all`), all time before version 1.0 (`former`), a month, a week, or a daily dungeon. A
 * `former` leaderboard is ordered by score alone and takes no new results.
 */
export type Season = 'all' | 'former' | Month | Week | Day;
export type Month = string;

/** Week by ISO 8601 in UTC, such as `2026-W47`. */
export type Week = string;

/**
 * Criterion of a leaderboard that is not ordered by score. In the list `close`, the fewest hit points in a close call
 * come first. The list `hunt` has only runs whose heroes felled the beast of their server. In a tie, runs with the
 * laurel come first, then higher scores. The list `date` contains the results of all releases.
 */
export type BoardOrder = 'depth' | 'feats' | 'close' | 'date' | 'hunt';

/**
 * Name of a list of results. A history, and the graves at one depth in a server, are ordered by date. Graves at the end
 * of the second way down (`isSecond`) have a separate list, because they lie on another level. Entries on leaderboards
 * for a week expire 120 days after their runs end.
 */
export type ResultList =
  | BoardList
  | { kind: 'history'; of: { kind: 'guild'; id: string } | { kind: 'user'; id: UserId } }
  | { kind: 'graves'; guild: string; depth: number; isSecond?: boolean; campaign?: RawId };

/**
 * Leaderboard, ordered by score unless `by` names another order. In the order by score, runs with the laurel come
 * first.
 */
export interface BoardList {
  kind: 'board';
  scope: Scope;
  season: Season;
  by?: BoardOrder;
  campaign?: RawId;
}

export interface ResultPage {
  limit: number;
  /** Position after which the page begins: `next` of another page, or `positionOf` a result. */
  after?: string;
  /**
   * Range of times in which the listed runs ended, in milliseconds since 1970. Includes `since`, but not `until`.
   * Leaderboards ignore the range.
   */
  since?: number;
  until?: number;
}

/** Results to remove: versions of the run below `before`, or all versions if `before` is `null`. */
export interface ResultRemoval {
  run: RunId;
  before: number | null;
  /** Owner of the run; `null` if unknown. The store also finds owners in the stored results. */
  owner: UserId | null;
}

export interface ResultsStore {
  /**
   * Stores a result in the given lists and replaces results of earlier versions of the run. A leaderboard takes only
   * the player's best result. On a leaderboard ordered by neither score nor date, the result must also be among the
   * best sixteen. If the result was stored before, completes an interrupted recording and resolves with `again`.
   * Rejects with the `StoreError` `unavailable` if other writers kept changing a result.
   */
  recordResult(result: RunResult, lists: readonly ResultList[], signal?: AbortSignal): Promise<'anew' | 'again'>;
  /**
   * Reads a page of a list, and leaves out damaged results. A leaderboard begins with the best result, any other list
   * with the newest. `next` is `null` on a page that is not full. The page after a full page may be empty. Pages may
   * miss the latest results.
   *
   * A leaderboard has each player's best result. There may be further results of the player: one from a daily dungeon
   * of each scope, and others from older releases. The caller must keep only the best result of each player. Releases
   * before 1.0 ordered results by score alone, so a run with the laurel may come after runs without the laurel.
   */
  listResults(
    list: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[]; next: string | null }>;
  /**
   * Returns the player's best result on a leaderboard; `null` if the player has none. Includes a result that other
   * players cannot see yet. May miss the latest result.
   */
  bestResult(owner: UserId, board: ResultList, signal?: AbortSignal): Promise<RunResult | null>;
  /**
   * Returns a position for `ResultPage.after`. Positions descend from the best result to the worst, or from the newest
   * to the oldest.
   */
  positionOf(list: ResultList, result: RunResult): string;
  /** Removes results from all lists. On a leaderboard, the player's next best result replaces a removed result. */
  removeResults(removal: ResultRemoval, signal?: AbortSignal): Promise<void>;
  /**
   * Removes the results of a run that was erased while the result was being recorded. Also removes the owner's profile
   * if the recording created the profile.
   */
  undoRecording(result: Pick<RunResult, 'run' | 'owner'>, signal?: AbortSignal): Promise<void>;
  /**
   * Sets `pendingResult` to false and keeps the run's version. Does nothing if the run has another version or no
   * pending result. Rejects with the `StoreError` `unavailable` if other writers kept changing the run.
   */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
