import type { Cheat, GameEvent, Refusal } from '../../engine';
import type { PostRules } from '../../settings/post-rules';
import type {
  AuditLine,
  ChannelId,
  GuildConfig,
  PartyMode,
  RunId,
  UnloadableRun,
  UserId,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Board } from '../turns/board';
import type { ListedRun } from '../turns/listed-run';
import type { NoServer } from '../turns/server-rules';

export type { GuildConfig } from '../../storage/contract';

export interface ActiveRun extends ListedRun {
  version: number;
}

/** `run` is `null` unless the line is about a run that can be loaded. */
export interface AuditEntry extends AuditLine {
  run: Pick<ListedRun, 'owner' | 'heroName'> | null;
}

/** The version that lies `moves` accepted actions before `version`. `moves` is at least 1. */
export interface MovesBefore {
  version: number;
  moves: number;
}

export type AdminActionOutcome =
  | { kind: 'done'; board: Board; events: GameEvent[] }
  | { kind: 'no-run' }
  | { kind: 'refused'; board: Board; refusal: Refusal }
  /** The wanted version is not an earlier version of the run, or the stored log cannot replay the wanted version. */
  | { kind: 'no-moment' }
  /** The damaged run is still stored, but was removed from the owner's profile, the party and the server's list. */
  | { kind: 'set-aside' }
  /**
   * The run cannot be loaded. Admins can only end a damaged run (`unreadable`). Admins cannot change a run that a later
   * build stored (`newer`).
   */
  | { kind: UnloadableRun['reason'] }
  | { kind: 'busy' }
  | NoServer;

/**
 * Use cases for admins of the server in which the interaction was sent. The caller must first check that the player is
 * an admin. Admins reach only runs that began in this server.
 *
 * Each change first writes a line to the audit log, and marks the line as done afterwards.
 */
export interface AdminUseCases {
  /**
   * Returns a page of the server's unfinished runs. The run that began last comes first. `limit` is 20 by default. Runs
   * that cannot be loaded are in the separate list `unloadable`.
   *
   * `olderThan` and `newerThan` are cursors. Without a cursor, returns the first page. In the outcome, `older` and
   * `newer` are the cursors of the neighbouring pages; `null` if there is no neighbouring page.
   *
   * The first page may have up to two more runs, which an older release listed.
   */
  activeRuns(caller: Caller & { limit?: number; olderThan?: string; newerThan?: string }): Promise<
    | {
        kind: 'active';
        runs: ActiveRun[];
        unloadable: UnloadableRun[];
        older: string | null;
        newer: string | null;
      }
    | NoServer
  >;
  /**
   * Returns an unfinished run, even if the run cannot be loaded. Returns `no-run` if the run does not exist, is over,
   * or did not begin in the server.
   */
  activeRun(
    caller: Caller & { run: RunId },
  ): Promise<{ kind: 'active-run'; run: ActiveRun | UnloadableRun } | { kind: 'no-run' } | NoServer>;
  /**
   * Returns a player's unfinished runs that began in the server. The active run comes first, then the suspended runs,
   * from the latest to the oldest. If the player owns the run of the channel's party, this run comes last.
   */
  playerRuns(
    caller: Caller & { player: UserId },
  ): Promise<{ kind: 'player-runs'; runs: (ActiveRun | UnloadableRun)[] } | NoServer>;
  /** Ends a run as if its player had given up. The result counts. Returns `done` if the run is already over. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /**
   * Ends a run, unless the run is over. If the run is its owner's active run, the owner has no active run afterwards.
   */
  resetPlayer(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /**
   * Takes a run back to an earlier version, or back by a number of accepted actions. Actions that an earlier rollback
   * took back do not count. The run goes on unranked.
   *
   * Removes the run's recorded result and its part in the server's story, and recalculates the owner's totals. If
   * neither the owner's profile nor a party names the run, adds the run to the owner's suspended runs.
   */
  rollBack(caller: Caller & { run: RunId; to: number | MovesBefore }): Promise<AdminActionOutcome>;
  /** Applies a cheat to the run. The run's result then does not count for leaderboards. */
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  /** Changes only the given settings of the server. */
  configure(
    caller: Caller & {
      channels?: ChannelId[];
      mode?: PartyMode;
      quiet?: boolean;
      posts?: PostRules;
      stories?: boolean;
    },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  /** Returns the server's settings; the defaults if the server has never changed a setting. */
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** Returns at most `limit` lines, by default 25, the newest first. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditEntry[] } | NoServer>;
}
