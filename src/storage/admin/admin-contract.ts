import type { PostRules } from '../../settings/post-rules';
import type { ChannelId, RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import type { PartyMode } from '../parties/parties-contract';
import type { Run } from '../turns/turns-contract';

export interface GuildConfig {
  guild: string;
  revision: number;
  /** Channels in which the server allows the game; all channels if the list is empty. */
  channels: ChannelId[];
  /** Mode of a new party, unless the player who begins the run chooses another mode. */
  mode: PartyMode;
  /** True if replies to commands are ephemeral, except to commands that show a run to the channel. */
  quiet: boolean;
  /** Rules for the bot's posts. Absent if admins have set none. */
  posts?: PostRules;
  /** False if admins have switched the server's story off. */
  stories?: boolean;
  lastWrites?: LastWrites;
  /**
   * Attributes that this build cannot read, because they are damaged or come from a later build. Only the store may use
   * this field.
   */
  unread?: unknown;
}

/**
 * Entry of a server's list of active runs. `at` is the time when the run began. The run may have ended or been erased
 * meanwhile.
 */
export interface RunPointer {
  run: RunId;
  at: number;
  /** True if an older release wrote the entry under another form of key. */
  isOld: boolean;
}

export interface RunListRange {
  limit: number;
  /** Cursors: `olderThan` is the field `older` of another page, `newerThan` the field `newer`. */
  olderThan?: string;
  newerThan?: string;
  now: number;
}

/**
 * Page with the newest runs first, then entries of older releases. `older` and `newer` are cursors of the neighbouring
 * pages; `null` if no such page exists.
 */
export interface ListedRuns {
  pointers: RunPointer[];
  older: string | null;
  newer: string | null;
}

/**
 * Contents of the fields `target` and `detail` in an audit line. Every user and run in a line gets a pointer to the
 * line, so that an erasure finds the line.
 */
export const ADMIN_ACTIONS = {
  end: { target: 'run', detail: 'words' },
  reset: { target: 'run', detail: 'user' },
  rollback: { target: 'run', detail: 'words' },
  debug: { target: 'run', detail: 'words' },
  channels: { target: 'server', detail: 'words' },
  mode: { target: 'server', detail: 'words' },
  quiet: { target: 'server', detail: 'words' },
  posts: { target: 'server', detail: 'words' },
  stories: { target: 'server', detail: 'words' },
  export: { target: 'user', detail: 'words' },
  erase: { target: 'user', detail: 'words' },
} as const satisfies Record<string, { target: 'run' | 'user' | 'server'; detail: 'user' | 'words' }>;
export type AdminActionName = keyof typeof ADMIN_ACTIONS;

export interface AuditLine {
  guild: string;
  interaction: string;
  at: number;
  /**
   * Id of the admin. After an erasure, a pseudonym such as `erased-3fa94c` replaces the user's id here, in `target` and
   * in `detail`.
   */
  by: UserId;
  action: AdminActionName;
  target: string | null;
  /** Version of a rollback, user whose run was reset, or other details of the action; `''` for none. */
  detail: string;
  /** False if the action failed, was interrupted or is unfinished. */
  done: boolean;
}

export interface AdminStore {
  /**
   * Returns `null` if no configuration is stored. Loads the default for a damaged or unknown attribute, which stays
   * stored until somebody changes the setting.
   */
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /**
   * Stores the next revision of a configuration. Resolves with `conflict` if the stored revision is not
   * `config.revision - 1`. A missing configuration has revision 0.
   */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /**
   * Adds a run to its server's active runs, or removes the run if it is over. Does nothing if the run began in a direct
   * message.
   */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /**
   * Reads a page of a server's active runs, which may miss the latest changes. The first page also has up to two runs
   * listed by older releases.
   */
  listActiveRuns(guild: string, range: RunListRange, signal?: AbortSignal): Promise<ListedRuns>;
  /**
   * Removes runs that are over from a server's list. If an older release wrote the entry of an active run, moves the
   * entry to the present key.
   */
  tidyRunList(
    guild: string,
    pointers: readonly (RunPointer & { isAlive: boolean })[],
    signal?: AbortSignal,
  ): Promise<void>;
  /**
   * True if the server's list contains the run, even if the run's state is damaged. May miss a run if the list has more
   * than 1,000 newer runs.
   */
  isListedIn(guild: string, run: RunId, signal?: AbortSignal): Promise<boolean>;
  /** Removes a run from the server's list, even if the run's state names another server. */
  unlistRun(guild: string, run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Stores an audit line before the action. If an earlier delivery of the interaction stored a line, resolves with that
   * line.
   */
  beginAudit(line: AuditLine, signal?: AbortSignal): Promise<AuditLine>;
  /** Returns `null` if the audit line is missing or damaged. */
  findAudit(line: Pick<AuditLine, 'guild' | 'by' | 'interaction'>, signal?: AbortSignal): Promise<AuditLine | null>;
  /**
   * Marks the stored line as done. Rejects with the `StoreError` `unavailable` if other writers kept changing the line.
   */
  finishAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** Returns at most `limit` lines, the newest first. Leaves out damaged lines, and may miss the latest lines. */
  loadAudit(guild: string, limit: number, signal?: AbortSignal): Promise<AuditLine[]>;
}
