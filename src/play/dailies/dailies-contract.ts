import type { GameSummary } from '../../engine';
import type { Daily, Day, RunId, RunResult, Scope } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ChannelRefusal, NoServer } from '../turns/server-rules';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** `global` for all players, `guild` for the server of the interaction. */
export type ScopeKind = Scope['kind'];

/** Figures of a daily run that give away nothing about its dungeon. */
export interface DailyResult {
  date: Day;
  circle: ScopeKind;
  /** True if the dungeon belongs to another server than the interaction does. */
  elsewhere: boolean;
  result: GameSummary['result'];
  score: number;
  /** Level on which the run ended, and the deepest level that it reached. */
  depth: number;
  deepest: number;
  /** Turns that the player took. */
  turns: number;
  laurel: boolean;
  /** True if a cheat was used. */
  cheated: boolean;
  /**
   * False if a cheat was used, if the run was rolled back, or if it was refuted when its result was recorded. Only a
   * ranked result is shared.
   */
  ranked: boolean;
  /**
   * Lowest share of the hit points at each depth, in percent, from depth 1 on; `null` if it is not known. Absent until
   * the run was re-simulated.
   */
  lowest?: readonly (number | null)[];
  /** Days in a row, up to this day or the day before, on which the player had a ranked try at a daily dungeon. */
  streak: number;
}

/** The one ranked try is over. Every further run of the day is practice. */
export interface DailyDone {
  kind: 'daily-done';
  daily: Daily;
  /** `null` if the run was erased, together with its result. */
  run: RunId | null;
  result: DailyResult | null;
}

/** Practice is refused until the one ranked try is over. Nothing was started. */
export interface TryFirst {
  kind: 'try-first';
  circle: ScopeKind;
  /** True if the ranked try has begun and goes on. */
  begun: boolean;
}

/** The daily run was started or resumed, or had ended before. */
export type DailyOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  /** The ranked try cannot be loaded. The caller may practise all the same. */
  | UnloadableOutcome
  | DailyDone
  | TryFirst
  | ChannelRefusal
  /** The caller asked for a server's own daily dungeon outside of servers. */
  | NoServer;

/** Result of the caller's ranked try, or the reason why there is none to show. */
export type DailyRunOutcome =
  | DailyDone
  | ChannelRefusal
  /** Another player owns the run. */
  | Extract<Outcome, { kind: 'not-yours' }>
  | { kind: 'no-run' };

export interface DailyUseCases {
  /**
   * Starts or resumes the caller's one ranked try at the day's dungeon, the global one or the server's. If the try is
   * over, returns its result. With `practice` starts an unranked run, but only once the ranked try is over. Suspends
   * the caller's active run. The day is the day on which the interaction was sent, even if it is delivered later.
   */
  daily(caller: Caller & { circle: ScopeKind; practice?: boolean }): Promise<DailyOutcome>;
  /**
   * Returns the result of the caller's ranked try, found by its run; `no-run` also if the run was rolled back. With
   * `share` refuses a channel in which the server does not allow the game.
   */
  dailyRun(caller: Caller & { run: RunId; share?: boolean }): Promise<DailyRunOutcome>;
  /** Returns which of these finished runs were ranked tries of their players, but are no longer ranked. */
  lostTries(caller: Caller & { runs: readonly RunResult[] }): Promise<{ kind: 'lost-tries'; runs: RunId[] }>;
}
