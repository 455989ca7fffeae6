import type { GameSummary, RawId } from '../../engine';
import type { Daily, Day, RunId, RunResult, Scope } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ChannelRefusal, NoServer } from '../turns/server-rules';
import type { Outcome, UnloadableOutcome } from '../turns/turns-contract';

/** `global`: the dungeon of all players. `guild`: the dungeon of the server in which the interaction was sent. */
export type ScopeKind = Scope['kind'];

/** Figures of a daily run that do not reveal the dungeon. */
export interface DailyResult {
  date: Day;
  circle: ScopeKind;
  /** True if the daily dungeon belongs to another server than the server of the interaction. */
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
  /**
   * False after a cheat or a rollback, or if a replay of the finished run did not confirm the result. Only a ranked
   * result can be shared.
   */
  ranked: boolean;
  /**
   * Lowest share of the hit points on each level, in percent. The first entry is for depth 1; `null` if the share is
   * unknown. Absent until a replay has verified the run.
   */
  lowest?: readonly (number | null)[];
  /** Number of successive days with a ranked try, up to the run's day or the day before; 0 in a weekly dungeon. */
  streak: number;
}

export type Ghost = Pick<RunResult, 'heroName' | 'summary'>;

/** The player's one ranked try is over. Every further run of the player in this dungeon is practice. */
export interface DailyDone {
  kind: 'daily-done';
  daily: Daily;
  /** Run of the ranked try; `null` if the run was erased together with the result. */
  run: RunId | null;
  result: DailyResult | null;
  /** At most eight results from the server in which the interaction was sent, the best first. */
  ghosts: readonly Ghost[];
}

/** Practice is refused until the player's one ranked try is over. No run was started. */
export interface TryFirst {
  kind: 'try-first';
  circle: ScopeKind;
  begun: boolean;
}

export type DailyOutcome =
  /** `practice` is set if daily dungeons have no ranked tries. */
  | (Extract<Outcome, { kind: 'started' | 'board' | 'busy' }> & { practice?: true })
  /** The caller may practise, although the ranked try cannot be loaded. */
  | UnloadableOutcome
  | DailyDone
  | TryFirst
  | ChannelRefusal
  /** The caller asked for a server's own daily dungeon outside of servers. */
  | NoServer;

export type DailyRunOutcome = DailyDone | ChannelRefusal | Extract<Outcome, { kind: 'not-yours' }> | { kind: 'no-run' };

export interface DailyUseCases {
  /**
   * Starts or resumes the caller's one ranked try in the dungeon of the day. If `weekly` is set, takes the dungeon of
   * the week. `circle` chooses the dungeon of all players or of the server. Suspends the caller's active run. If the
   * try is over, only returns the result. Day and week (UTC) are from the time when the player sent the interaction.
   *
   * If `practice` is true and the ranked try is over, starts or resumes an unranked run in this dungeon. If daily
   * dungeons have no ranked tries, every run is practice.
   */
  daily(caller: Caller & { circle: ScopeKind; practice?: boolean; weekly?: true }): Promise<DailyOutcome>;
  /**
   * Returns `not-yours` for another player's run. Returns `no-run` if the run does not exist, is not over, or is not a
   * ranked try. If `share` is set, refuses a channel in which the server does not allow the game.
   */
  dailyRun(caller: Caller & { run: RunId; share?: boolean }): Promise<DailyRunOutcome>;
  /** Returns the given runs that began as ranked tries and are no longer ranked. */
  lostTries(caller: Caller & { runs: readonly RunResult[] }): Promise<{ kind: 'lost-tries'; runs: RunId[] }>;
}
