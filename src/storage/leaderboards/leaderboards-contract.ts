import type { GameSummary, RawId } from '../../engine';
import type { Day, Home, RunId, Scope, UserId } from '../ids';
import type { Origin } from '../turns/turns-contract';

export interface RunResult {
  run: RunId;
  version: number;
  owner: UserId;
  /** First owner, after whom the hero is named. Absent if the first owner still owns the run. */
  founder?: UserId;
  home: Home;
  heroName: string;
  seed: string;
  rules: number;
  origin: Origin;
  /** True if the run began as ranked, had no cheats or rollbacks, and a replay confirmed the end. */
  ranked: boolean;
  finishedAt: number;
  summary: GameSummary;
  /** Empty unless the run is ranked and was replayed as a whole. */
  feats: string[];
  /** Lowest hit points in percent at each depth from the first; `null` for an unvisited depth. */
  lowest?: (number | null)[];
  /** Narrowest escape with at most a quarter of the maximum hit points; absent if the hero had none. */
  closeCall?: { hp: number; depth: number };
  /** Beast of the server, if this run was the first to fell the beast. */
  felled?: RawId;
}

/** All time since version 1.0 (`all`) or before (`former`), a month, a week, or a daily dungeon. */
export type Season = 'all' | 'former' | Month | Week | Day;
export type Month = string;

/** Week by ISO 8601 in UTC, such as `2026-W47`. */
export type Week = string;

/** In `close`, the fewest hit points in a close call come first; `hunt` has only runs that felled the beast. */
export type BoardOrder = 'depth' | 'feats' | 'close' | 'date' | 'hunt';

/** Graves at the end of the second way down (`isSecond`) have a separate list. */
export type ResultList =
  | BoardList
  | { kind: 'history'; of: { kind: 'guild'; id: string } | { kind: 'user'; id: UserId } }
  | { kind: 'graves'; guild: string; depth: number; isSecond?: boolean; campaign?: RawId };

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
  /** Runs must have ended at `since` or later, but before `until`. Leaderboards ignore both fields. */
  since?: number;
  until?: number;
}

/** Removes versions below `before`, or all versions if `before` is `null`. */
export interface ResultRemoval {
  run: RunId;
  before: number | null;
  /** Present owner; `null` if unknown. The store finds former owners in the stored results. */
  owner: UserId | null;
}

export interface ResultsStore {
  /** Replaces results of earlier versions of the run. Resolves with `again` if this result was stored before. */
  recordResult(result: RunResult, lists: readonly ResultList[], signal?: AbortSignal): Promise<'anew' | 'again'>;
  /**
   * Returns the best or the newest result first. May miss the latest results. `next` is `null` on a page that is not
   * full. The caller must keep only each player's best result.
   */
  listResults(
    list: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[]; next: string | null }>;
  /** Includes a result that other players cannot see yet. Returns `null` if the player has none. */
  bestResult(owner: UserId, board: ResultList, signal?: AbortSignal): Promise<RunResult | null>;
  /** Positions descend from the best result to the worst, or from the newest to the oldest. */
  positionOf(list: ResultList, result: RunResult): string;
  /** On a leaderboard, the player's next best result replaces a removed result. */
  removeResults(removal: ResultRemoval, signal?: AbortSignal): Promise<void>;
  /** Removes results of a run that was erased during the recording, and a profile that the recording created. */
  undoRecording(result: Pick<RunResult, 'run' | 'owner'>, signal?: AbortSignal): Promise<void>;
  /** Keeps the run's version. Does nothing if the run has another version or no pending result. */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
