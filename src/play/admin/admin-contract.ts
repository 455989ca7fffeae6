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

/** An audit line and, where it is about a run that can be loaded, whose it is. */
export interface AuditEntry extends AuditLine {
  run: Pick<ListedRun, 'owner' | 'heroName'> | null;
}

/** A version by how many moves, one or more, were to go from it to another. */
export interface MovesBefore {
  version: number;
  moves: number;
}

/** What an admin's action did to a run. */
export type AdminActionOutcome =
  | { kind: 'done'; board: Board; events: GameEvent[] }
  /** There is no such run in this server. */
  | { kind: 'no-run' }
  /** The engine refused. */
  | { kind: 'refused'; board: Board; refusal: Refusal }
  /** A run can be rolled back to any earlier version that can be replayed. */
  | { kind: 'no-moment' }
  /** The run is damaged: it was taken off the lists that lead to it, and stays stored as it is. */
  | { kind: 'set-aside' }
  /** The run cannot be loaded: a damaged one can only be ended, one of a later build waits. */
  | { kind: UnloadableRun['reason'] }
  | { kind: 'busy' }
  | NoServer;

/**
 * Looking after the server that is the caller's home. Whether the caller may is for the edge to check. Only runs that
 * began in that server can be reached, and each change is audited: written down before, marked as done after.
 */
export interface AdminUseCases {
  /**
   * A page of the runs being played, of `limit` or fewer, and those among them that cannot be loaded: the newest, or
   * those that the `older` or `newer` of another page leads to. A few listed by older releases come with the first.
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
   * The runs of a player that go on and began in the server: the one they play, those they set aside, the latest first,
   * and that of the channel's party if it is theirs.
   */
  playerRuns(
    caller: Caller & { player: UserId },
  ): Promise<{ kind: 'player-runs'; runs: (ActiveRun | UnloadableRun)[] } | NoServer>;
  /** Ends a run as if its player had given up: its result counts. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Ends a run, unless it is over, and leaves its owner without an active one. */
  resetPlayer(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /**
   * The run goes on from where it stood at a version, or so many moves before one, unranked: moves that were taken back
   * before do not count. Its recorded result is removed, and its player's totals are counted again without it. One that
   * its owner plays alone is suspended where another is active by now.
   */
  rollBack(caller: Caller & { run: RunId; to: number | MovesBefore }): Promise<AdminActionOutcome>;
  /** Applies a cheat, which marks the run for good. */
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  /** Changes those settings of the server that are given. */
  configure(
    caller: Caller & { channels?: ChannelId[]; mode?: PartyMode; quiet?: boolean },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** What admins did, the newest first, at most `limit`. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditEntry[] } | NoServer>;
}
