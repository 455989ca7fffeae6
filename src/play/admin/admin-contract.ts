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

/** `run` is set if the line is about a run that can be loaded. */
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
  /** The run has no such earlier version, or its log cannot replay the version. */
  | { kind: 'no-moment' }
  /** The damaged run is still stored, but no longer in its owner's profile, its party and the server's list. */
  | { kind: 'set-aside' }
  /**
   * The run cannot be loaded. An admin can only end a damaged run, and can do nothing with a run from a later build.
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
   * Returns a page of at most `limit` unfinished runs, the newest first, and separately the runs that cannot be loaded.
   * Without a cursor, returns the first page. `older` and `newer` in the outcome are the cursors of the neighbouring
   * pages.
   *
   * The first page also lists the runs whose entries older releases wrote.
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
   * from the latest to the oldest. The run of the channel's party comes last, if the player owns it.
   */
  playerRuns(
    caller: Caller & { player: UserId },
  ): Promise<{ kind: 'player-runs'; runs: (ActiveRun | UnloadableRun)[] } | NoServer>;
  /** Ends a run as if its player had given up. The result counts. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Ends a run, unless it is over. If the run is its owner's active run, the owner has no active run afterwards. */
  resetPlayer(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /**
   * Takes a run back to an earlier version, or back by a number of accepted actions. Actions that an earlier rollback
   * took back do not count. The run goes on unranked.
   *
   * Removes the run's recorded result and its part in the server's story, and recalculates the player's totals. If
   * neither the owner's profile nor a party names the run, suspends the run for its owner.
   */
  rollBack(caller: Caller & { run: RunId; to: number | MovesBefore }): Promise<AdminActionOutcome>;
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  configure(
    caller: Caller & {
      channels?: ChannelId[];
      mode?: PartyMode;
      quiet?: boolean;
      posts?: PostRules;
      stories?: boolean;
    },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** Returns at most `limit` lines, the newest first. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditEntry[] } | NoServer>;
}
