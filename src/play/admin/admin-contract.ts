import type { Cheat, GameEvent, Refusal } from '../../engine';
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

/** A run being played in a server. */
export interface ActiveRun extends ListedRun {
  version: number;
}

/** An audit line. `run` is set if the line is about a run that can be loaded. */
export interface AuditEntry extends AuditLine {
  run: Pick<ListedRun, 'owner' | 'heroName'> | null;
}

/** Names the version that lies `moves` moves before `version`. `moves` is at least 1. */
export interface MovesBefore {
  version: number;
  moves: number;
}

export type AdminActionOutcome =
  | { kind: 'done'; board: Board; events: GameEvent[] }
  /** There is no such run in this server. */
  | { kind: 'no-run' }
  /** The engine refused the action. */
  | { kind: 'refused'; board: Board; refusal: Refusal }
  /** The run cannot be rolled back to that version: there is no such earlier version, or it cannot be replayed. */
  | { kind: 'no-moment' }
  /** The damaged run was removed from the lists that lead to it. It stays stored as it is. */
  | { kind: 'set-aside' }
  /** The run cannot be loaded. An admin can only end a damaged run, and can do nothing to a run of a later build. */
  | { kind: UnloadableRun['reason'] }
  | { kind: 'busy' }
  | NoServer;

/**
 * Administration of the server that is the caller's home. The edge must check whether the caller may administrate it.
 * Only runs that began in this server can be reached. Each change leaves an audit line, which is written before the
 * change and marked as done after it.
 */
export interface AdminUseCases {
  /**
   * Returns a page of at most `limit` runs that are being played, and separately the runs that cannot be loaded.
   * Without a cursor returns the newest page. In the outcome, `older` and `newer` are the cursors of the neighbouring
   * pages. The first page may contain a few more runs, which older releases listed.
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
  activeRun(
    caller: Caller & { run: RunId },
  ): Promise<{ kind: 'active-run'; run: ActiveRun | UnloadableRun } | { kind: 'no-run' } | NoServer>;
  /**
   * Returns the living runs of a player that began in the server. The active run comes first, then the suspended runs,
   * the latest first. The run of the channel's party comes last, if the player owns it.
   */
  playerRuns(
    caller: Caller & { player: UserId },
  ): Promise<{ kind: 'player-runs'; runs: (ActiveRun | UnloadableRun)[] } | NoServer>;
  /** Ends a run as if its player had given up: its result counts. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Ends a run, unless it is over. If the run was its owner's active run, the owner has no active run afterwards. */
  resetPlayer(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /**
   * Takes a run back to an earlier version, or back by a number of moves. The run goes on from there, unranked. Moves
   * that an earlier rollback took back do not count. Removes the recorded result of the run, and counts the totals of
   * its player again without the result. If the owner plays alone and has another active run by now, suspends the run.
   */
  rollBack(caller: Caller & { run: RunId; to: number | MovesBefore }): Promise<AdminActionOutcome>;
  /** Applies a cheat, which marks the run as cheated for good. */
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  /** Changes the given settings of the server and keeps the others. */
  configure(
    caller: Caller & { channels?: ChannelId[]; mode?: PartyMode; quiet?: boolean },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** Returns the audit lines of the server, at most `limit`, the newest first. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditEntry[] } | NoServer>;
}
