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
  /** Makes replies to commands ephemeral, except to commands that share a run. */
  quiet: boolean;
  posts?: PostRules;
  stories?: boolean;
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read, for the store only. */
  unread?: unknown;
}

/** `at` is the run's start. The run may be over or erased. */
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

/** `older` and `newer` are cursors; `null` if no such page exists. */
export interface ListedRuns {
  pointers: RunPointer[];
  older: string | null;
  newer: string | null;
}

/** Meaning of `target` and `detail` in an audit line, for erasures. */
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
  /** Id of the admin, or a pseudonym such as `erased-3fa94c`. */
  by: UserId;
  action: AdminActionName;
  target: string | null;
  /** Depends on `action`, such as the version of a rollback; `''` for none. */
  detail: string;
  /** False if the action failed, was interrupted or is unfinished. */
  done: boolean;
}

export interface AdminStore {
  /** Returns `null` if nothing is stored. Damaged attributes load as defaults. */
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /** Requires the stored revision `config.revision - 1`. A missing configuration has revision 0. */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Removes a finished run from the list. Ignores runs of direct messages. */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /** Returns the newest first. May miss the latest changes. The first page may exceed `limit` by 2. */
  listActiveRuns(guild: string, range: RunListRange, signal?: AbortSignal): Promise<ListedRuns>;
  /** Removes finished runs. Moves entries of older releases to new keys. */
  tidyRunList(
    guild: string,
    pointers: readonly (RunPointer & { isAlive: boolean })[],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Searches only the newest 1,000 entries. Finds damaged runs, too. */
  isListedIn(guild: string, run: RunId, signal?: AbortSignal): Promise<boolean>;
  /** Works even if the run's state names another server. */
  unlistRun(guild: string, run: RunId, signal?: AbortSignal): Promise<void>;
  /** Must precede the action. A repeated delivery gets the stored line. */
  beginAudit(line: AuditLine, signal?: AbortSignal): Promise<AuditLine>;
  /** Returns `null` if the audit line is missing or damaged. */
  findAudit(line: Pick<AuditLine, 'guild' | 'by' | 'interaction'>, signal?: AbortSignal): Promise<AuditLine | null>;
  /** Rejects with the `StoreError` `unavailable` after five conflicting writes. */
  finishAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** Returns the newest first, without damaged lines. May miss the latest lines. */
  loadAudit(guild: string, limit: number, signal?: AbortSignal): Promise<AuditLine[]>;
}
