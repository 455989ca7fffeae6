import type { GameSummary, RawId } from '../../engine';
import type {
  Daily,
  Day,
  Origin,
  ProfileTotals,
  RunId,
  RunResult,
  Scope,
  Season,
  UserId,
} from '../../storage/contract';
import type { Caller, Outcome } from '../contract';
import type { ChannelRefusal } from '../parties/contract';

export type { RunResult };

/** Everyone's, or the server's where it is asked. */
export type ScopeKind = Scope['kind'];

/** A daily dungeon is taken up, or was finished before. */
export type DailyOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  | DailyDone
  | ChannelRefusal
  /** Only servers have dungeons, boards and histories of their own. */
  | { kind: 'no-server' };

/** The one ranked try is over; more of the day are practice. */
export interface DailyDone {
  kind: 'daily-done';
  daily: Daily;
  run: RunId;
  /** `null` when the run was erased. */
  result: DailyResult | null;
}

/** What may be told of a daily run without telling anything of its dungeon. */
export interface DailyResult {
  date: Day;
  circle: ScopeKind;
  result: GameSummary['result'];
  score: number;
  /** Level that it ended on, and the deepest it reached. */
  depth: number;
  deepest: number;
  /** Player-turns. */
  turns: number;
  laurel: boolean;
  /** A cheat was used: it counts for nothing. */
  cheated: boolean;
}

/** A place on a board: of every player the best run. */
export interface Placing {
  /** From 1. */
  rank: number;
  run: RunId;
  owner: UserId;
  heroName: string;
  finishedAt: number;
  summary: GameSummary;
}

export type LeaderboardOutcome =
  /** With `cut` there may be more players: only so many runs were looked through, the best. */
  | {
      kind: 'leaderboard';
      scope: Scope;
      season: Season;
      placings: Placing[];
      own: Placing | null;
      cut: number | null;
    }
  /** The asker has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden'; daily: Daily }
  | { kind: 'no-server' };

/** Which finished runs are wanted: those of which all that is given is true. */
export interface HistoryQuery {
  player?: UserId;
  /** Of the deepest level reached, both ends included. */
  deepest?: { from?: number; to?: number };
  /** What struck the last blow, or by which means. */
  cause?: RawId;
  result?: GameSummary['result'];
  laurel?: boolean;
  /** Days on which they ended, both included. */
  since?: Day;
  until?: Day;
}

export type HistoryOutcome =
  /**
   * The newest first. `next` asks for more, `null` when that was all. `older` tells where a long search was given up:
   * what ended before that, in milliseconds since 1970, was not looked at.
   */
  { kind: 'history'; runs: RunResult[]; next: string | null; older: number | null };

/** `language` is the one that the asker has chosen, as in the settings. */
export type ProfileOutcome = { kind: 'stats'; user: UserId; totals: ProfileTotals; language: string };

export type RecordResultOutcome =
  /** Entered in the books. `refuted` tells why a ranked run is not ranked after all. */
  | { kind: 'settled'; run: RunResult; refuted: string | null }
  /** It is not over, or it was entered before. */
  | { kind: 'nothing-owed' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** Use cases about what is made of runs: the dungeon of the day, boards, histories and figures. */
export interface Fame {
  /**
   * The day's dungeon, everyone's or the server's: begins the one ranked try or takes it up again. Once that is over,
   * tells its result or, for practice, begins an unranked try. The run played so far is set aside, not given up.
   */
  daily(caller: Caller & { circle: ScopeKind; practice?: boolean }): Promise<DailyOutcome>;
  /** How a daily run that is over went: the asker's ranked try. */
  dailyRun(caller: Caller & { run: RunId }): Promise<DailyDone | { kind: 'no-run' }>;
  /** The best of a season: for ever, a month, or the daily dungeon of a day. */
  leaderboard(caller: Caller & { circle: ScopeKind; season: Season }): Promise<LeaderboardOutcome>;
  /**
   * Finished runs of the server where it is asked, elsewhere the asker's own. Goes on `after` an earlier page, or from
   * `before` a time, as where an earlier search was given up.
   */
  history(
    caller: Caller & { query: HistoryQuery; after?: string; before?: number; limit?: number },
  ): Promise<HistoryOutcome>;
  /** A player's ranked runs in figures: the asker's, or another's. */
  profile(caller: Caller & { of?: UserId }): Promise<ProfileOutcome>;
  /** Enters a run that is over in the books, however often it is asked to, once. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}

/** How a run counts, for whoever sees its board. */
export interface Standing {
  origin: Origin;
  /** As begun: a cheat overrules it. */
  ranked: boolean;
}
