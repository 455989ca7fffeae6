import type { GameSummary } from '../../engine';
import type { Daily, RunId, RunResult, Scope, Season, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ScopeKind } from '../dailies/contract';

export type { RunResult } from '../../storage/contract';

/** A place on a leaderboard, held by the best run of its player. */
export interface Placing {
  /** From 1. */
  rank: number;
  run: RunId;
  owner: UserId;
  heroName: string;
  /** Milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
}

export type LeaderboardOutcome =
  /**
   * `own` is the caller's place, be it after these; `beyond` their best run when it comes after all that were looked
   * through. `cut` is how many that were, when fewer players were among them than there are places.
   */
  | {
      kind: 'leaderboard';
      scope: Scope;
      season: Season;
      placings: Placing[];
      own: Placing | null;
      beyond: Omit<Placing, 'rank'> | null;
      cut: number | null;
    }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden'; daily: Daily }
  | { kind: 'no-server' };

export type RecordResultOutcome =
  /** Recorded now. `refuted` says why a run started as ranked is not ranked after all. */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  /** The run is not over, or its result was recorded before. */
  | { kind: 'nothing-pending' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** Results of finished runs. */
export interface LeaderboardUseCases {
  /** The best of a season: for ever, a month, or the daily dungeon of a day. */
  leaderboard(caller: Caller & { circle: ScopeKind; season: Season }): Promise<LeaderboardOutcome>;
  /** Records the result of a run that is over: once, however often it is asked to. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
