import type { GameSummary } from '../../engine';
import type { Home, RunId, UserId } from '../contract';
import type { Day, Origin, Scope } from '../turns/origin';

/** A run that is over, as the books keep it. */
export interface RunResult {
  run: RunId;
  /** The version it ended at: a run taken back may end once more. */
  version: number;
  owner: UserId;
  home: Home;
  heroName: string;
  seed: string;
  /** Those it ended under. */
  rules: number;
  origin: Origin;
  /** It counts for boards and statistics: begun as such, never cheated, and the same when played again from its log. */
  ranked: boolean;
  /** Milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
}

/** The time a board is of: for ever, a month as in `2026-11`, or the daily dungeon of a day. */
export type Season = 'all' | Month | Day;
/** A month by the calendar of UTC. */
export type Month = string;

/** Where entries stand: by score on a board, by date in a history. */
export type ResultList =
  | { kind: 'board'; scope: Scope; season: Season }
  | { kind: 'history'; of: { kind: 'guild'; id: string } | { kind: 'user'; id: UserId } };

export interface ResultPage {
  /** At most so many entries. */
  limit: number;
  /** Goes on where an earlier page ended: its `next`, or any entry's place. */
  after?: string;
  /** Of a history only what ended in this time: milliseconds since 1970, the last of them left out. */
  since?: number;
  until?: number;
}

/** What is kept of runs that are over. */
export interface ResultsStore {
  /**
   * Puts the run on each of the shelves, in place of what it was entered as at an earlier version: entering again
   * changes nothing.
   */
  recordResult(run: RunResult, shelves: readonly ResultList[], signal?: AbortSignal): Promise<void>;
  /** The best of a board or the newest of a history first. May lag a moment behind what was entered. */
  listResults(
    shelf: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[] /** `null` at the end. */; next: string | null }>;
  /** Where an entry stands on a shelf: a page can go on after it. */
  positionOf(shelf: ResultList, run: RunResult): string;
  /** Takes a run off every shelf, or only what it was entered as before a version. */
  removeResults(run: RunId, before: number | null, signal?: AbortSignal): Promise<void>;
  /**
   * Undoes the entering of a run that was erased meanwhile: its entries, its place in the list of its server, and the
   * profile, if it was made to count that run alone.
   */
  undoRecording(run: Pick<RunResult, 'run' | 'owner' | 'home'>, signal?: AbortSignal): Promise<void>;
  /**
   * Lets expire, a month from a time in milliseconds since 1970, what a run that is over no longer leads to: left behind
   * by turns that lost a race, or by levels that were entered again.
   */
  expireOrphans(run: RunId, now: number, signal?: AbortSignal): Promise<void>;
  /**
   * Notes that a run has been entered, without a new version: only if it is still at this one, at which it ended. A
   * run that is not owed, or not at this version any more, is left as it is.
   */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
