import type { GameSummary, RawId } from '../../engine';
import type { Day, Home, RunId, Scope, UserId } from '../ids';
import type { Origin } from '../turns/turns-contract';

export interface RunResult {
  run: RunId;
  version: number;
  owner: UserId;
  /** First owner and namesake of the hero. Absent while still the owner. */
  founder?: UserId;
  home: Home;
  heroName: string;
  seed: string;
  rules: number;
  origin: Origin;
  /** True for ranked runs without cheats or rollbacks, confirmed by a replay. */
  ranked: boolean;
  finishedAt: number;
  summary: GameSummary;
  /** Empty unless the run is ranked and was replayed as a whole. */
  feats: string[];
  /** Lowest percentage of hit points at each depth; `null` for an unvisited depth. */
  lowest?: (number | null)[];
  /** Narrowest escape with at most a quarter of the hit points. */
  closeCall?: { hp: number; depth: number };
  /** Beast of the server that this run was the first to fell. */
  felled?: RawId;
}

/** `all` is the time since version 1.0, `former` the time before. */
export type Season = 'all' | 'former' | Month | Week | Day;
export type Month = string;

/** Week by ISO 8601 in UTC, such as `2026-W47`. */
export type Week = string;

/** `close` ranks the fewest hit points first; `hunt` ranks runs that felled the beast. */
export type BoardOrder = 'depth' | 'feats' | 'close' | 'date' | 'hunt';

/** `isSecond`: graves at the end of the second way down. */
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
  /** Position before the page: `next` of a page, or `positionOf` a result. */
  after?: string;
  /** Runs ended at `since` or later, but before `until`. Leaderboards ignore both bounds. */
  since?: number;
  until?: number;
}

/** Removes versions below `before`, or all versions if `before` is `null`. */
export interface ResultRemoval {
  run: RunId;
  before: number | null;
  /** Present owner; `null` if unknown. */
  owner: UserId | null;
}

export interface ResultsStore {
  /** Replaces results of earlier versions. Resolves with `again` if stored before. */
  recordResult(result: RunResult, lists: readonly ResultList[], signal?: AbortSignal): Promise<'anew' | 'again'>;
  /** Returns the best or newest first. A player may appear twice. `next` is `null` at the end. */
  listResults(
    list: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[]; next: string | null }>;
  /** Includes results that other players cannot see yet. */
  bestResult(owner: UserId, board: ResultList, signal?: AbortSignal): Promise<RunResult | null>;
  /** Positions descend from the best or newest result. */
  positionOf(list: ResultList, result: RunResult): string;
  /** On a leaderboard, the player's next best takes a removed result's place. */
  removeResults(removal: ResultRemoval, signal?: AbortSignal): Promise<void>;
  /** Removes an erased run's results, and a profile that the recording created. */
  undoRecording(result: Pick<RunResult, 'run' | 'owner'>, signal?: AbortSignal): Promise<void>;
  /** Keeps the run's version. Does nothing if the run has another version. */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
