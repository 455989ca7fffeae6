import type { Caller, GuildConfig } from './types';

/** A server, and the present time in milliseconds since 1970. */
type ServerNow = Pick<Caller, 'home' | 'now'>;

/** Knowledge of this process about servers that want ephemeral replies. */
export interface QuietServers {
  /** True if the server's last known configuration demands ephemeral replies. */
  has(guild: string): boolean;
  /** True if this process learned the server's configuration within the last minute. */
  isUpToDate(server: ServerNow): boolean;
  /** Records a server's configuration that this process has just read or changed. */
  note(server: ServerNow, config: Pick<GuildConfig, 'quiet'>): void;
}

/** Milliseconds after which the bot reads a configuration again, because another process may have changed it. */
const READ_EVERY = 60_000;

/** Creates an empty record of servers. The record lasts as long as this process. */
export function createQuietServers(): QuietServers {
  const known = new Map<string, { quiet: boolean; at: number }>();
  return {
    has: (guild) => known.get(guild)?.quiet === true,
    isUpToDate: ({ home, now }) => Math.abs(now - (known.get(home.id)?.at ?? -READ_EVERY)) < READ_EVERY,
    note: ({ home, now }, { quiet }) => void known.set(home.id, { quiet, at: now }),
  };
}
