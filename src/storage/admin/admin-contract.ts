import type { ChannelId, RunId, UserId } from '../ids';
import type { PartyMode } from '../parties/parties-contract';
import type { Run } from '../turns/turns-contract';

/** How the game is set up in a server. */
export interface GuildConfig {
  guild: string;
  /** Rises by one with each put. */
  revision: number;
  /** Where the game may be played; everywhere when empty. */
  channels: ChannelId[];
  /** Of channel runs that are begun without naming a mode. */
  mode: PartyMode;
  /** What commands bring is ephemeral, but for those that show a run to the channel. */
  quiet: boolean;
  /** What the store keeps with it of later builds, and of damage. Only the store may read it. */
  unread?: unknown;
}

/** A run in the list of those being played in a server. It may be over by now, or gone. */
export interface RunPointer {
  run: RunId;
  /** When it was begun: milliseconds since 1970. */
  at: number;
  /** Listed by an older release, elsewhere than it would be now. */
  isOld: boolean;
}

/** Which of the runs being played in a server are wanted: at most `limit` of those next to one, or the newest. */
export interface RunListRange {
  limit: number;
  /** The `older` or `newer` of another page. */
  olderThan?: string;
  newerThan?: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The newest first, those of older releases last. `older` and `newer` lead on, and are `null` where nothing follows.
 */
export interface ListedRuns {
  pointers: RunPointer[];
  older: string | null;
  newer: string | null;
}

/**
 * What an admin may do, and what the target and the particulars of its audit line name: whoever and whatever is named
 * leads to the line, so that an erasure finds it there.
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

/** What an admin did in a server. */
export interface AuditLine {
  guild: string;
  interaction: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Here and below, a user or run that was erased stands under a pseudonym such as `erased-3fa94c`. */
  by: UserId;
  action: AdminActionName;
  /** The run or user it was about; `null` for the server itself. */
  target: string | null;
  /** Further particulars, such as the version rolled back to, or who was reset; `''` for none. */
  detail: string;
  /** `false` where the action failed or was cut short. */
  done: boolean;
}

export interface AdminStore {
  /**
   * A part that is damaged, or unknown to this build, is as in a new configuration, and stays stored until it is
   * changed.
   */
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /** Puts the configuration if the stored revision is still `config.revision - 1`; none counts as revision 0. */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /**
   * Lists a run among those being played in the server it began in, if it began in one, or takes it off once it is
   * over.
   */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /**
   * A page of the runs being played in a server; may lag a moment behind. A few listed by older releases come with the
   * first.
   */
  listActiveRuns(guild: string, range: RunListRange, signal?: AbortSignal): Promise<ListedRuns>;
  /** Takes pointers to runs that are not alive off the list, and lists those alive as this release does. */
  tidyRunList(
    guild: string,
    pointers: readonly (RunPointer & { isAlive: boolean })[],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Whether a run is on the list of a server: for one whose state does not say where it began. */
  isListedIn(guild: string, run: RunId, signal?: AbortSignal): Promise<boolean>;
  /** Takes a run off the list of a server, wherever its state says that it began. */
  unlistRun(guild: string, run: RunId, signal?: AbortSignal): Promise<void>;
  /** Writes a line, or resolves with the one that an earlier delivery of its interaction wrote. */
  beginAudit(line: AuditLine, signal?: AbortSignal): Promise<AuditLine>;
  /** The line of an interaction; `null` where none was begun, and for one that is damaged. */
  findAudit(line: Pick<AuditLine, 'guild' | 'by' | 'interaction'>, signal?: AbortSignal): Promise<AuditLine | null>;
  /** Marks the line as done. Rejects with `unavailable` when others kept changing it. */
  finishAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** At most `limit`, the newest first, without those that cannot be read. May lag a moment behind. */
  loadAudit(guild: string, limit: number, signal?: AbortSignal): Promise<AuditLine[]>;
}
