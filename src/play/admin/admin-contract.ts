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

/** `run` is `null` if the audited run cannot be loaded, or there is none. */
export interface AuditEntry extends AuditLine {
  run: Pick<ListedRun, 'owner' | 'heroName'> | null;
}

/** Version `moves` accepted actions (at least 1) before `version`. */
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
  /** The run cannot be loaded. Admins can still end a damaged run. */
  | { kind: UnloadableRun['reason'] }
  | { kind: 'busy' }
  | NoServer;

/** Does not check that the caller is an admin of the server. */
export interface AdminUseCases {
  /** Returns the newest runs first, 20 by default. `older` and `newer` are cursors. */
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
  /** Returns `no-run` if the run is over or began in another server. */
  activeRun(
    caller: Caller & { run: RunId },
  ): Promise<{ kind: 'active-run'; run: ActiveRun | UnloadableRun } | { kind: 'no-run' } | NoServer>;
  /** Returns unfinished runs: active, suspended (latest first), then the channel's party run. */
  playerRuns(
    caller: Caller & { player: UserId },
  ): Promise<{ kind: 'player-runs'; runs: (ActiveRun | UnloadableRun)[] } | NoServer>;
  /** Ends the run as if given up. The result counts. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Ends the run and clears it as the owner's active run. */
  resetPlayer(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Makes the run unranked. Removes its result and its effects on the server's story. */
  rollBack(caller: Caller & { run: RunId; to: number | MovesBefore }): Promise<AdminActionOutcome>;
  /** The run then counts for no leaderboard. */
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  /** Changes only the given settings. Empty `channels` allow all channels. */
  configure(
    caller: Caller & {
      channels?: ChannelId[];
      mode?: PartyMode;
      quiet?: boolean;
      posts?: PostRules;
      stories?: boolean;
    },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  /** Returns defaults for a server without settings. */
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** Returns the newest lines first, 25 by default. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditEntry[] } | NoServer>;
}
