import type { ChannelId, RunId, UserId } from '../ids';
import type { PartyMode } from '../parties/contract';
import type { Run } from '../turns/contract';

/** How the game is set up in a server. */
export interface GuildConfig {
  guild: string;
  /** Rises by one with each put. */
  revision: number;
  /** Where the game may be played; everywhere when empty. */
  channels: ChannelId[];
  /** Of channel runs that are begun without naming a mode. */
  mode: PartyMode;
  /** Replies are ephemeral, except in a run that a channel plays together. */
  quiet: boolean;
  /** What the store keeps with it of later builds, and of damage. Only the store may read it. */
  unread?: unknown;
}

/** A run in the list of a server's or a player's runs. */
export interface ListedRun {
  run: RunId;
  /** When it was begun: milliseconds since 1970. */
  at: number;
  /** Known to be over; a run not marked so may be. */
  over: boolean;
}

export const ADMIN_ACTION_NAMES = [
  'end',
  'reset',
  'rollback',
  'debug',
  'channels',
  'mode',
  'quiet',
  'export',
  'erase',
] as const;
export type AdminActionName = (typeof ADMIN_ACTION_NAMES)[number];

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
  /** A part that is damaged, or unknown to this build, is as in a new configuration, and stays stored until it is changed. */
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /** Puts the configuration if the stored revision is still `config.revision - 1`; none counts as revision 0. */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Lists a run under the server it began in, if it began in one. Listing it again updates whether it is over. */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /** The runs begun in a server, newest first. */
  runsOfGuild(guild: string, signal?: AbortSignal): Promise<ListedRun[]>;
  /** The runs a player began anywhere, newest first. Some may never have been created. */
  runsOfUser(user: UserId, signal?: AbortSignal): Promise<ListedRun[]>;
  /** Writes a line, or resolves with the one that an earlier delivery of its interaction wrote. */
  beginAudit(line: AuditLine, signal?: AbortSignal): Promise<AuditLine>;
  /** Marks the line as done. Rejects with `unavailable` when others kept changing it. */
  finishAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** At most `limit`, the newest first, without those that cannot be read. May lag a moment behind. */
  loadAudit(guild: string, limit: number, signal?: AbortSignal): Promise<AuditLine[]>;
}
