import type { ChannelId, RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import type { PartyMode } from '../parties/parties-contract';
import type { Run } from '../turns/turns-contract';

/** Settings of the game in one server. */
export interface GuildConfig {
  guild: string;
  /** Rises by one with each put. */
  revision: number;
  /** Channels in which the game may be played; if empty, every channel. */
  channels: ChannelId[];
  /** Party mode of a channel's run if the player who begins it names none. */
  mode: PartyMode;
  /** True if replies to commands are ephemeral, except commands that show a run to the channel. */
  quiet: boolean;
  /** Last writes of `channels`, `mode` and `quiet`. */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read: of later builds, or damaged. Only the store may read this field. */
  unread?: unknown;
}

/** Entry of a server's list of active runs. The run may be over or erased by now. */
export interface RunPointer {
  run: RunId;
  /** Time when the run began, in milliseconds since 1970. */
  at: number;
  /** True if an older release listed the run, under another key. */
  isOld: boolean;
}

/** Part of a server's list of active runs: at most `limit` runs before or after a cursor, or the newest runs. */
export interface RunListRange {
  limit: number;
  /** Cursor: the `older` or `newer` of another page. */
  olderThan?: string;
  newerThan?: string;
  /** Present time in milliseconds since 1970. */
  now: number;
}

/** Newest runs first, runs of older releases last. `older` and `newer` are cursors, or `null` if no runs follow. */
export interface ListedRuns {
  pointers: RunPointer[];
  older: string | null;
  newer: string | null;
}

/**
 * Actions of admins, and the kind of target and detail that their audit lines hold. A named user or run gets a pointer
 * to the line, so that an erasure finds the line.
 */
export const ADMIN_ACTIONS = {
  end: { target: 'run', detail: 'words' },
  reset: { target: 'run', detail: 'user' },
  rollback: { target: 'run', detail: 'words' },
  debug: { target: 'run', detail: 'words' },
  channels: { target: 'server', detail: 'words' },
  mode: { target: 'server', detail: 'words' },
  quiet: { target: 'server', detail: 'words' },
  export: { target: 'user', detail: 'words' },
  erase: { target: 'user', detail: 'words' },
} as const satisfies Record<string, { target: 'run' | 'user' | 'server'; detail: 'user' | 'words' }>;
export type AdminActionName = keyof typeof ADMIN_ACTIONS;

/** Record of one action of an admin in a server. */
export interface AuditLine {
  guild: string;
  interaction: string;
  /** Time of the action in milliseconds since 1970. */
  at: number;
  /** Id of the admin. In `by`, `target` and `detail`, a pseudonym such as `erased-3fa94c` replaces an erased id. */
  by: UserId;
  action: AdminActionName;
  /** Run or user that the action was about; `null` if it was about the server. */
  target: string | null;
  /** Particulars, such as the version rolled back to or the user who was reset; `''` if there are none. */
  detail: string;
  /** `false` if the action failed or was cut short. */
  done: boolean;
}

export interface AdminStore {
  /**
   * Loads the configuration of a server; `null` if there is none. An attribute that is damaged or unknown gets its
   * default, and the stored value stays until the setting is changed.
   */
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /**
   * Puts the configuration if the stored revision is still `config.revision - 1`. No configuration counts as revision
   * 0.
   */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /**
   * Adds a run to the active runs of the server that it began in, or removes it if it is over. Does nothing for a run
   * that began in no server.
   */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /**
   * Returns a page of the active runs of a server. The page may lag a moment behind. The first page includes a few runs
   * listed by older releases.
   */
  listActiveRuns(guild: string, range: RunListRange, signal?: AbortSignal): Promise<ListedRuns>;
  /**
   * Removes pointers to runs that are not alive. If an older release wrote the pointer to a run that is alive, moves
   * the pointer to its present key.
   */
  tidyRunList(
    guild: string,
    pointers: readonly (RunPointer & { isAlive: boolean })[],
    signal?: AbortSignal,
  ): Promise<void>;
  /** True if a run is on the list of a server. Needed for runs that have no record of where they began. */
  isListedIn(guild: string, run: RunId, signal?: AbortSignal): Promise<boolean>;
  /** Takes a run off the list of a server, even if the run began elsewhere according to its state. */
  unlistRun(guild: string, run: RunId, signal?: AbortSignal): Promise<void>;
  /** Writes a line, or resolves with the line that an earlier delivery of the interaction wrote. */
  beginAudit(line: AuditLine, signal?: AbortSignal): Promise<AuditLine>;
  /** Resolves with the line of an interaction; `null` if none was begun or the line is damaged. */
  findAudit(line: Pick<AuditLine, 'guild' | 'by' | 'interaction'>, signal?: AbortSignal): Promise<AuditLine | null>;
  /** Marks the line as done. Rejects with `unavailable` if other writers kept changing it. */
  finishAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** Resolves with the newest lines first, at most `limit`, without damaged lines. The list may lag a moment behind. */
  loadAudit(guild: string, limit: number, signal?: AbortSignal): Promise<AuditLine[]>;
}
