import type { Caller, GuildConfig } from './types';

/** A server and the time, in milliseconds since 1970. */
type ServerNow = Pick<Caller, 'home' | 'now'>;

/** Servers that keep replies ephemeral, as far as this process knows their configurations. */
export interface QuietServers {
  /** True if the last known configuration keeps replies in this server ephemeral. */
  has(guild: string): boolean;
  /** True if this process learned the server's configuration within the last minute. */
  isUpToDate(server: ServerNow): boolean;
  /** Records a configuration that was just read or changed. */
  note(server: ServerNow, config: Pick<GuildConfig, 'quiet'>): void;
}

/** Milliseconds after which a configuration is read again, because another process may have changed it. */
const READ_EVERY = 60_000;

/** Starts without known servers. Recorded configurations last as long as this process. */
export function createQuietServers(): QuietServers {
  const known = new Map<string, { quiet: boolean; at: number }>();
  return {
    has: (guild) => known.get(guild)?.quiet === true,
    isUpToDate: ({ home, now }) => Math.abs(now - (known.get(home.id)?.at ?? -READ_EVERY)) < READ_EVERY,
    note: ({ home, now }, { quiet }) => void known.set(home.id, { quiet, at: now }),
  };
}
