import type { ChannelId, Home, Run, RunId, UserId } from '../contract';
import type { PartyMode } from '../parties/contract';

/** How a server wants to be played in. */
export interface GuildConfig {
  guild: string;
  /** Rises by one with each put. */
  revision: number;
  /** Where the game may be played; everywhere when empty. */
  channels: ChannelId[];
  /** Of channel runs that are begun without a word about it. */
  mode: PartyMode;
  /** Answers are for the asker alone unless a channel plays together. */
  quiet: boolean;
}

/** A run in a list of those that somebody, or a server, began. */
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

/** What somebody who looks after a server did there. One that was not done failed, or was cut short. */
export interface AuditLine {
  guild: string;
  interaction: string;
  /** Milliseconds since 1970. */
  at: number;
  by: UserId;
  action: AdminActionName;
  /** The run or user it was about; `null` for the server itself. */
  target: string | null;
  /** Further particulars, such as the version gone back to; `''` for none. */
  detail: string;
  done: boolean;
}

export interface AdminStore {
  loadConfig(guild: string, signal?: AbortSignal): Promise<GuildConfig | null>;
  /** Puts the configuration if the stored `rev` is still `config.rev - 1` (absent counts as 0). */
  putConfig(config: GuildConfig, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Lists a run under the server it began in, if it began in one. Listing it again brings the mark up to date. */
  listRun(run: Run, signal?: AbortSignal): Promise<void>;
  /** The runs begun in a server, newest first. */
  runsOfGuild(guild: string, signal?: AbortSignal): Promise<ListedRun[]>;
  /** The runs a player began anywhere, newest first. Some may never have come to be. */
  runsOfUser(user: UserId, signal?: AbortSignal): Promise<ListedRun[]>;
  /** Writes the line, in place of the one of the same time and interaction. */
  putAudit(line: AuditLine, signal?: AbortSignal): Promise<void>;
  /** Newest first. */
  loadAudit(guild: string, signal?: AbortSignal): Promise<AuditLine[]>;
}

/** Whether a run began in this server. */
export const isAt = (home: Home, guild: string): boolean => home.kind === 'guild' && home.id === guild;
