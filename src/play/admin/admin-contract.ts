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

/** `run` is `null` unless the audit line is about a run that can be loaded. */
export interface AuditEntry extends AuditLine {
  run: Pick<ListedRun, 'owner' | 'heroName'> | null;
}

/** Version that lies `moves` (at least 1) accepted actions before `version`. */
export interface MovesBefore {
  version: number;
  moves: number;
}

export type AdminActionOutcome =
  | { kind: 'done'; board: Board; events: GameEvent[] }
  | { kind: 'no-run' }
  | { kind: 'refused'; board: Board; refusal: Refusal }
  | { kind: 'no-moment' }
  | { kind: 'set-aside' }
  /** The run cannot be loaded; admins can only end a damaged run (`unreadable`). */
  | { kind: UnloadableRun['reason'] }
  | { kind: 'busy' }
  | NoServer;

/** The caller must first check that the player is an admin of the interaction's server. */
export interface AdminUseCases {
  /** Returns the newest run first, 20 runs by default; `older` and `newer` are cursors, `null` at the ends. */
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
  /** Returns `no-run` if the run does not exist, is over, or did not begin in the server. */
  activeRun(
    caller: Caller & { run: RunId },
  ): Promise<{ kind: 'active-run'; run: ActiveRun | UnloadableRun } | { kind: 'no-run' } | NoServer>;
  /**
   * Returns unfinished runs that began in the server: active, then suspended (latest first), then the channel's party
   * run.
   */
  playerRuns(
    caller: Caller & { player: UserId },
  ): Promise<{ kind: 'player-runs'; runs: (ActiveRun | UnloadableRun)[] } | NoServer>;
  /** Ends a run as if its player had given up; the result counts. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Ends a run, which is then no longer its owner's active run. */
  resetPlayer(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /**
   * Takes a run back to an earlier version and makes the run unranked. Removes the recorded result and the run's
   * effects on the server's story.
   */
  rollBack(caller: Caller & { run: RunId; to: number | MovesBefore }): Promise<AdminActionOutcome>;
  /** Applies a cheat to a run, which then counts for no leaderboard. */
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  /** Changes only the given settings; an empty list `channels` allows the game in all channels. */
  configure(
    caller: Caller & {
      channels?: ChannelId[];
      mode?: PartyMode;
      quiet?: boolean;
      posts?: PostRules;
      stories?: boolean;
    },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  /** Returns the default settings for a server that has never changed a setting. */
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** Returns at most `limit` lines, by default 25, the newest first. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditEntry[] } | NoServer>;
}
