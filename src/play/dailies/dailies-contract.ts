import type { GameSummary } from '../../engine';
import type { Daily, Day, RunId, RunResult, Scope } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ChannelRefusal, NoServer } from '../turns/server-rules';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** Everyone's, or that of the server of the interaction. */
export type ScopeKind = Scope['kind'];

/** What may be said of a daily run without giving away anything of its dungeon. */
export interface DailyResult {
  date: Day;
  circle: ScopeKind;
  /** Of another server than that of the interaction. */
  elsewhere: boolean;
  result: GameSummary['result'];
  score: number;
  /** Level that it ended on, and the deepest it reached. */
  depth: number;
  deepest: number;
  /** Player-turns. */
  turns: number;
  laurel: boolean;
  /** A cheat was used, so it is not ranked. */
  cheated: boolean;
  /** No longer, once the run was rolled back, or refuted when it was recorded. Only a ranked one is shared. */
  ranked: boolean;
  /**
   * The lowest hit points at each depth, from the first on, in percent; `null` where that is not known. Absent until
   * the run was re-simulated.
   */
  lowest?: readonly (number | null)[];
  /** Days in a row, up to this or the one before, with a ranked try of the player's at a daily dungeon. */
  streak: number;
}

/** The one ranked try is over; any further run of the day is practice. */
export interface DailyDone {
  kind: 'daily-done';
  daily: Daily;
  /** `null` when it was erased, with its result. */
  run: RunId | null;
  result: DailyResult | null;
}

/** There is no practice before the one ranked try is over: nothing was started. */
export interface TryFirst {
  kind: 'try-first';
  circle: ScopeKind;
  /** The ranked try goes on. */
  begun: boolean;
}

/** The daily run was started or resumed, or finished before. */
export type DailyOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  /** Of the ranked try. Practice is not kept from the caller. */
  | UnloadableOutcome
  | DailyDone
  | TryFirst
  | ChannelRefusal
  /** Only servers have a daily dungeon of their own. */
  | NoServer;

/** What there is to tell of a run that was meant to be the caller's ranked try. */
export type DailyRunOutcome =
  | DailyDone
  | ChannelRefusal
  /** Somebody else's. */
  | Extract<Outcome, { kind: 'not-yours' }>
  | { kind: 'no-run' };

/** The dungeon of the day. */
export interface DailyUseCases {
  /**
   * Starts the caller's one ranked try of the day's dungeon, everyone's or the server's, or resumes it. Once that is
   * over, reports its result. For practice starts an unranked run, though not before the ranked try is over. The
   * caller's active run is suspended. The day is that on which the interaction was sent, whenever it is delivered.
   */
  daily(caller: Caller & { circle: ScopeKind; practice?: boolean }): Promise<DailyOutcome>;
  /**
   * The result of the caller's ranked try, by its run; `no-run` also once that was rolled back. To `share` it the
   * channel must be one in which the server lets the game be shown.
   */
  dailyRun(caller: Caller & { run: RunId; share?: boolean }): Promise<DailyRunOutcome>;
  /** Which of these finished runs were ranked tries of their players, but are not ranked any more. */
  lostTries(caller: Caller & { runs: readonly RunResult[] }): Promise<{ kind: 'lost-tries'; runs: RunId[] }>;
}
