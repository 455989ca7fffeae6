import type { GameSummary, RawId } from '../../engine';
import type { Daily, Day, RunId, RunResult, Scope } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ChannelRefusal, NoServer } from '../turns/server-rules';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** `guild`: the dungeon of the server in which the interaction was sent. */
export type ScopeKind = Scope['kind'];

export interface DailyResult {
  date: Day;
  circle: ScopeKind;
  /** True if the dungeon belongs to another server than the interaction. */
  elsewhere: boolean;
  result: GameSummary['result'];
  score: number;
  depth: number;
  deepest: number;
  turns: number;
  laurel: boolean;
  /** Absent for the first campaign. */
  campaign?: RawId;
  cheated: boolean;
  /** False after a cheat or a rollback, or if a replay did not confirm the result. */
  ranked: boolean;
  /** Lowest hit points by level, in percent; `null` if unknown; absent until a replay has verified the run. */
  lowest?: readonly (number | null)[];
  /** Number of successive days with a ranked try, up to the run's day or the day before; 0 in a weekly dungeon. */
  streak: number;
}

export type Ghost = Pick<RunResult, 'heroName' | 'summary'>;

export interface DailyDone {
  kind: 'daily-done';
  daily: Daily;
  /** Run of the ranked try; `null` if the run was erased. */
  run: RunId | null;
  result: DailyResult | null;
  /** At most eight results from the server of the interaction, the best first. */
  ghosts: readonly Ghost[];
}

export interface TryFirst {
  kind: 'try-first';
  circle: ScopeKind;
  begun: boolean;
}

export type DailyOutcome =
  | (Extract<Outcome, { kind: 'started' | 'board' | 'busy' }> & { practice?: true })
  | UnloadableOutcome
  | DailyDone
  | TryFirst
  | ChannelRefusal
  | NoServer;

export type DailyRunOutcome = DailyDone | ChannelRefusal | Extract<Outcome, { kind: 'not-yours' }> | { kind: 'no-run' };

export interface DailyUseCases {
  /**
   * Starts or resumes the caller's only ranked try; day and week (UTC) depend on when the interaction was sent. With
   * `practice`, plays the dungeon unranked; returns `try-first` before the end of the ranked try.
   */
  daily(caller: Caller & { circle: ScopeKind; practice?: boolean; weekly?: true }): Promise<DailyOutcome>;
  /**
   * Returns `no-run` if the run is not over or not a ranked try. With `share`, refuses if the server does not allow the
   * game in the channel.
   */
  dailyRun(caller: Caller & { run: RunId; share?: boolean }): Promise<DailyRunOutcome>;
  /** Returns the given runs that began as ranked tries and are no longer ranked. */
  lostTries(caller: Caller & { runs: readonly RunResult[] }): Promise<{ kind: 'lost-tries'; runs: RunId[] }>;
}
