import type { GameSummary, RawId } from '../../engine';
import type { Day, Home, RunId, Scope, UserId } from '../ids';
import type { Origin } from '../turns/turns-contract';

/** What a finished run leaves for leaderboards and histories. */
export interface RunResult {
  run: RunId;
  /** The version it ended at: a run that was rolled back may end once more. */
  version: number;
  owner: UserId;
  home: Home;
  heroName: string;
  seed: string;
  /** The rules it ended under. */
  rules: number;
  origin: Origin;
  /** It counts for leaderboards and totals: begun as ranked, without cheats, and replaying its log ends the same. */
  ranked: boolean;
  /** Milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
  /**
   * Ids of the feats earned in it, in the order of the raws: of a ranked one that was re-simulated from its beginning.
   * Only the history of its player and leaderboards by feats keep them.
   */
  feats: string[];
  /**
   * The lowest hit points at each depth, from the first to the deepest, in percent of the maximum; `null` where the
   * hero was not seen. Of a ranked run that was re-simulated from its beginning, absent otherwise, and like the feats
   * only in the history of its player.
   */
  lowest?: (number | null)[];
  /**
   * The closest escape of such a run: at most a quarter of the hit points left, and two levels deeper or the laurel
   * afterwards. Absent where there was none.
   */
  closeCall?: { hp: number; depth: number };
}

/** The time a leaderboard is of: for ever, a month as in `2026-11`, a week, or the daily dungeon of a day. */
export type Season = 'all' | Month | Week | Day;
/** A month by the calendar of UTC. */
export type Month = string;

/** A week by ISO 8601 and the calendar of UTC, as in `2026-W47`. */
export type Week = string;

/**
 * What a leaderboard is ordered by, where that is not the score: the deepest level, the number of feats, the fewest hit
 * points of a close call, or the date. Equals are in the order of scores.
 */
export type BoardOrder = 'depth' | 'feats' | 'close' | 'date';

/**
 * A list of results: a leaderboard of a campaign in the order of scores or in another one; a history, or the graves of
 * a server at a depth of a campaign, in the order of dates. Leaderboards of weeks are kept for some months.
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
  /** Id of the campaign whose runs it has; absent for the first one. */
  campaign?: RawId;
}

export interface ResultPage {
  /** At most so many entries. */
  limit: number;
  /** Goes on where an earlier page ended: its `next`, or the `positionOf` any result. */
  after?: string;
  /** From a list by date only what ended from `since` on and before `until`: milliseconds since 1970. */
  since?: number;
  until?: number;
}

/** The results of a run to be removed: all, or with `before` those of earlier versions. */
export interface ResultRemoval {
  run: RunId;
  before: number | null;
  /** Where they are not known, only results that are still in a history tell. */
  owner: UserId | null;
}

/** The results of finished runs. */
export interface ResultsStore {
  /**
   * Puts the result on each of the lists, replacing that of an earlier version of the run; on a leaderboard only if it
   * is its player's best there, and on one by depth, feats or close calls only if it is not worse than sixteen others.
   * Recording it again changes nothing, and resolves with `again`, also where it had been cut short. Rejects with
   * `unavailable` when others kept changing the same result.
   */
  recordResult(result: RunResult, lists: readonly ResultList[], signal?: AbortSignal): Promise<'anew' | 'again'>;
  /**
   * A page of a list: the best of a leaderboard, or the newest of any other, first. May lag a moment behind what was
   * recorded. `next` is `null` at the end. A leaderboard has the best of each player and, apart from it, what they did
   * in a daily dungeon that was open then; results recorded by older releases stand there beside these. Damaged
   * results are left out.
   */
  listResults(
    list: ResultList,
    page: ResultPage,
    signal?: AbortSignal,
  ): Promise<{ entries: RunResult[]; next: string | null }>;
  /** The best of a player on a leaderboard, whatever others may see of it yet. May lag a moment behind. */
  bestResult(owner: UserId, board: ResultList, signal?: AbortSignal): Promise<RunResult | null>;
  /** The position of a result in a list: a page can go on after it. */
  positionOf(list: ResultList, result: RunResult): string;
  /**
   * Removes a run's result from every list. On leaderboards the next best of its player comes in its place.
   */
  removeResults(removal: ResultRemoval, signal?: AbortSignal): Promise<void>;
  /**
   * Undoes the recording of a run that was erased meanwhile: its results and the profile, if it was created to count
   * that run alone.
   */
  undoRecording(result: Pick<RunResult, 'run' | 'owner'>, signal?: AbortSignal): Promise<void>;
  /**
   * Notes that a run's result is recorded, without a new version. Does nothing if the run is not at this version any
   * more, or has no pending result. Rejects with `unavailable` when others kept changing the run.
   */
  clearPendingResult(run: RunId, version: number, signal?: AbortSignal): Promise<void>;
}
