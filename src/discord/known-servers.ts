import { isAllowedIn } from '../settings/allowed-channels';
import type { Caller, GuildConfig } from './types';

type ServerNow = Pick<Caller, 'home' | 'now'>;

export interface ChannelOfServer extends Pick<Caller, 'channel' | 'parentChannel'> {
  /** Server of the channel; absent outside of servers. */
  guild?: string | undefined;
}

/** Rules of servers about replies, as far as this process knows them. */
export interface KnownServers {
  /** True if the last known configuration keeps replies in this server ephemeral. */
  isQuiet(guild: string): boolean;
  /** True if the last known configuration allows the game only in other channels of the server. */
  isElsewhere(place: ChannelOfServer): boolean;
  /** True if this process learned the server's configuration within the last minute. */
  isUpToDate(server: ServerNow): boolean;
  /** Records a configuration that was just read or changed, unless a later revision is recorded already. */
  note(server: ServerNow, config: Rules): void;
}

type Rules = Pick<GuildConfig, 'quiet' | 'channels' | 'revision'>;

/** Milliseconds after which the bot reads a configuration again, because another process may have changed it. */
const READ_EVERY = 60_000;

/** Creates an empty record. An unknown server is not quiet, and allows the game everywhere. */
export function createKnownServers(): KnownServers {
  const known = new Map<string, Rules & { at: number }>();
  return {
    isQuiet: (guild) => known.get(guild)?.quiet === true,
    isElsewhere: ({ guild, ...place }) => guild !== undefined && !isAllowedIn(known.get(guild)?.channels ?? [], place),
    isUpToDate: ({ home, now }) => Math.abs(now - (known.get(home.id)?.at ?? -READ_EVERY)) < READ_EVERY,
    note({ home, now }, { quiet, channels, revision }) {
      if ((known.get(home.id)?.revision ?? 0) <= revision) known.set(home.id, { quiet, channels, revision, at: now });
    },
  };
}
