import type { Cheat, GameEvent, Refusal } from '../../engine';
import type { AuditLine, ChannelId, ExportedItem, GuildConfig, PartyMode, RunId, UserId } from '../../storage/contract';
import type { Board, Caller } from '../contract';

export type { AuditLine, GuildConfig } from '../../storage/contract';

/** A run being played in a server. */
export interface ActiveRun {
  run: RunId;
  version: number;
  owner: UserId;
  channel: ChannelId | null;
  heroName: string;
  depth: number;
  turn: number;
  ranked: boolean;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

/** What became of an act upon a run. */
export type AdminActionOutcome =
  | { kind: 'done'; board: Board; events: GameEvent[] }
  /** There is no such run in this server. */
  | { kind: 'no-run' }
  /** The game said no. */
  | { kind: 'refused'; board: Board; refusal: Refusal }
  /** Versions from 0 to one less than the present can be gone back to, as far as they can be played again. */
  | { kind: 'no-moment' }
  | { kind: 'busy' }
  | { kind: 'no-server' };

export type NoServer = { kind: 'no-server' };

/**
 * Use cases of looking after a server, in the server that is the asker's home. Who may ask is for the edge to check.
 * They reach only what was begun in that server, and each that changes anything is put down before and marked after.
 */
export interface Admin {
  /** The latest first, at most so many. */
  activeRuns(caller: Caller & { limit?: number }): Promise<{ kind: 'active'; runs: ActiveRun[] } | NoServer>;
  /** It counts like one that its player gave up: what was reached in it stays reached. */
  endRun(caller: Caller & { run: RunId }): Promise<AdminActionOutcome>;
  /** Ends a player's run, and leaves them free to begin anew. */
  resetPlayer(caller: Caller & { player: UserId; run: RunId }): Promise<AdminActionOutcome>;
  /**
   * The run goes on from where it stood at a version, unranked. What was entered of it in the books is struck
   * out, and its player's figures are made anew without it.
   */
  rollBack(caller: Caller & { run: RunId; to: number }): Promise<AdminActionOutcome>;
  /** A cheat, which marks the run for good. */
  debug(caller: Caller & { run: RunId; cheat: Cheat }): Promise<AdminActionOutcome>;
  configure(
    caller: Caller & { channels?: ChannelId[]; mode?: PartyMode; quiet?: boolean },
  ): Promise<{ kind: 'configured'; config: GuildConfig } | { kind: 'busy' } | NoServer>;
  configuration(caller: Caller): Promise<{ kind: 'configured'; config: GuildConfig } | NoServer>;
  /** Everything stored about a player's runs in this server. */
  exportPlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'exported'; items: ExportedItem[] } | NoServer>;
  /** Takes it away for good, and makes the player's figures anew without it. */
  erasePlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'erased' } | NoServer>;
  /** The newest first. */
  audit(caller: Caller & { limit?: number }): Promise<{ kind: 'audit'; lines: AuditLine[] } | NoServer>;

  /** Everything stored about the asker, anywhere. */
  exportMine(caller: Caller): Promise<{ kind: 'exported'; items: ExportedItem[] }>;
  /** Takes it away for good. */
  eraseMine(caller: Caller): Promise<{ kind: 'erased' }>;
}
