import type { GameSummary, RawId } from '../../engine';
import type { Daily, Day, RunId, RunResult, Scope } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ChannelRefusal, NoServer } from '../turns/server-rules';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** `guild`: the server in which the interaction was sent. */
export type ScopeKind = Scope['kind'];

export interface DailyResult {
  date: Day;
  circle: ScopeKind;
  /** True if the dungeon belongs to another server. */
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
  /** False after a cheat, a rollback or a failed replay. */
  ranked: boolean;
  /** Lowest percentage of hit points by level; `null` if unknown. Absent until verified. */
  lowest?: readonly (number | null)[];
  /** Days in a row with a ranked try; 0 in a weekly dungeon. */
  streak: number;
}

export type Ghost = Pick<RunResult, 'heroName' | 'summary'>;

export interface DailyDone {
  kind: 'daily-done';
  daily: Daily;
  /** `null` if the run was erased. */
  run: RunId | null;
  result: DailyResult | null;
  /** At most eight results from this server, best first. */
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
  /** Uses the UTC day or week of sending. `practice` requires a finished ranked try. */
  daily(caller: Caller & { circle: ScopeKind; practice?: boolean; weekly?: true }): Promise<DailyOutcome>;
  /** Returns `no-run` for an unfinished or unranked run. `share` requires a permitted channel. */
  dailyRun(caller: Caller & { run: RunId; share?: boolean }): Promise<DailyRunOutcome>;
  /** Returns runs that began as ranked tries and have become unranked. */
  lostTries(caller: Caller & { runs: readonly RunResult[] }): Promise<{ kind: 'lost-tries'; runs: RunId[] }>;
}
