import type { GameSummary, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { Daily, Day, Profile, RunId, RunResult, Scope, Season, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ScopeKind } from '../dailies/dailies-contract';
import type { NoServer } from '../turns/server-rules';
import type { Board } from '../turns/turns-contract';

export type { RunResult } from '../../storage/contract';

/** A run of which a leaderboard tells. */
export interface NotedRun {
  run: RunId;
  owner: UserId;
  heroName: string;
  /** Milliseconds since 1970. */
  finishedAt: number;
  summary: GameSummary;
}

/** A place on a leaderboard, held by the best run of its player. */
export interface Placing extends NotedRun {
  /** From 1. */
  rank: number;
}

/** `null` where there is nothing; `untold` where there is, but nothing that the caller may be told. */
export type Told<T> = T | 'untold' | null;

/** What is worth telling of a server. Players who are not to be shown are left out. */
export interface Highlights {
  /** The newest run with the laurel. */
  laurel: Told<NotedRun>;
  /** The run of this week that came deepest, by the board's order. */
  deepest: Told<NotedRun>;
  /** The run of this week that went on with the fewest hit points, and where that was. */
  closeCall: Told<NotedRun & { hp: number; depth: number }>;
}

/** The card of a week or month that is over. Players who are not to be shown are left out. */
export interface Closing {
  /** The best, at most three. */
  places: Placing[];
  /** `null` where it was not noted. */
  deepest: NotedRun | null;
  /** The run with the most feats; `null` where none had any. */
  mostFeats: (NotedRun & { feats: number }) | null;
  /** Those of the caller. */
  settings: Profile['settings'];
}

export type LeaderboardOutcome =
  /**
   * `own` is the caller's place, be it after these; `beyond` their best run when it comes after all that were looked
   * through. `cut` is how many that were, when fewer players were among them than there are places. `previous` is the
   * season before, `closing` the card of a week or month that is over, `highlights` are those of a server's leaderboard
   * that is not over.
   */
  | {
      kind: 'leaderboard';
      scope: Scope;
      season: Season;
      placings: Placing[];
      own: Placing | null;
      beyond: NotedRun | null;
      cut: number | null;
      previous: Season | null;
      closing: Closing | null;
      highlights: Highlights | null;
    }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden'; daily: Daily; previous: Season | null }
  | NoServer;

export type BestRunOutcome =
  /** `place` is that on the board of the day, from 1: a better run may be one that cannot be shown. */
  | { kind: 'best-run'; board: Board; place: number; frames: ClipFrame[] }
  /** There is none, or none that can be shown. */
  | { kind: 'no-run' }
  /** The caller has yet to finish that day's dungeon, and the day is not over. */
  | { kind: 'hidden' }
  | NoServer;

export type RecordResultOutcome =
  /** Recorded now. `refuted` says why a run started as ranked is not ranked after all. */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  /** The run is not over, or its result was recorded before. */
  | { kind: 'nothing-pending' }
  /** A later version of the game saved it: its result stays pending for that. */
  | { kind: 'newer' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** Results of finished runs. */
export interface LeaderboardUseCases {
  /**
   * The best of a season: for ever, a month, a week, or the daily dungeon of a day; of the first campaign where none is
   * named.
   */
  leaderboard(caller: Caller & { circle: ScopeKind; season: Season; campaign?: RawId }): Promise<LeaderboardOutcome>;
  /**
   * The last fight of the best run in the daily dungeon of a day, wherever it was played, as far as it is among so many
   * of its last decisions. Runs of players who are not to be shown are passed over. Takes long.
   */
  bestRun(caller: Caller & { circle: ScopeKind; day: Day; decisions: number }): Promise<BestRunOutcome>;
  /** Records the result of a run that is over: once, however often it is asked to. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
