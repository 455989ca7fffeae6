import type { PostRules } from '../../settings/post-rules';
import type { ChannelId, RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import type { PartyMode } from '../parties/parties-contract';
import type { Run } from '../turns/turns-contract';

export interface GuildConfig {
  guild: string;
  revision: number;
  /** An empty list allows the game in all channels. */
  channels: ChannelId[];
  mode: PartyMode;
  /** True if replies to commands are ephemeral, except to commands that show a run to the channel. */
  quiet: boolean;
  posts?: PostRules;
  stories?: boolean;
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read. Only the store may use this field. */
  unread?: unknown;
}

/** `at` is the start time of the run, which may have ended or been erased meanwhile. */
export interface RunPointer {
  run: RunId;
  at: number;
  isOld: boolean;
}

export interface RunListRange {
  limit: number;
  olderThan?: string;
  newerThan?: string;
  now: number;
}

/** `older` and `newer` are cursors of the neighbouring pages; `null` if no such page exists. */
export interface ListedRuns {
  pointers: RunPointer[];
  older: string | null;
  newer: string | null;
}

/**
 * Contents of an audit line's `target` and `detail`. Pointers from these users and runs lead an erasure to the line.
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
  /** Id of the admin, or a pseudonym such as `erased-3fa94c` after an erasure. */
  by: UserId;
  action: AdminActionName;
  target: string | null;
  /** Version of a rollback, user whose run was reset, or other details of the action; `''` for none. */
  detail: string;
  /** False if the action failed, was interrupted or is unfinished. */
  done: boolean;
}

export interface AdminStore {
  /** Returns `null` if no configuration is stored. Damaged attributes load as defaults. */
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /**
   * Resolves with `conflict` if the stored revision is not `config.revision - 1`. A missing configuration has revision
   * 0.
   */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Removes the run from the list if the run is over. Ignores a run that began in a direct message. */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /**
   * Returns the newest runs first. May miss the latest changes. The first page also has up to two runs listed by older
   * releases.
   */
  listActiveRuns(guild: string, range: RunListRange, signal?: AbortSignal): Promise<ListedRuns>;
  /** Removes finished runs from the server's list, and moves entries of older releases to the present key. */
  tidyRunList(
    guild: string,
    pointers: readonly (RunPointer & { isAlive: boolean })[],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Finds runs with damaged states, too. Searches only the newest 1,000 entries. */
  isListedIn(guild: string, run: RunId, signal?: AbortSignal): Promise<boolean>;
  /** Removes a run from the server's list, even if the run's state names another server. */
  unlistRun(guild: string, run: RunId, signal?: AbortSignal): Promise<void>;
  /** Must be called before the action. If an earlier delivery stored a line, resolves with that line. */
  beginAudit(line: AuditLine, signal?: AbortSignal): Promise<AuditLine>;
  /** Returns `null` if the audit line is missing or damaged. */
  findAudit(line: Pick<AuditLine, 'guild' | 'by' | 'interaction'>, signal?: AbortSignal): Promise<AuditLine | null>;
  /** Rejects with the `StoreError` `unavailable` if other writers kept changing the line. */
  finishAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** Returns the newest lines first, without damaged lines. May miss the latest lines. */
  loadAudit(guild: string, limit: number, signal?: AbortSignal): Promise<AuditLine[]>;
}
