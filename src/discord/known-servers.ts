import { isAllowedIn } from '../settings/allowed-channels';
import type { Caller, GuildConfig } from './types';

type ServerNow = Pick<Caller, 'home' | 'now'>;

export interface ChannelOfServer extends Pick<Caller, 'channel' | 'parentChannel'> {
  guild?: string | undefined;
}

export interface KnownServers {
  /** True if the last known configuration keeps replies ephemeral. */
  isQuiet(guild: string): boolean;
  /** True if the game is allowed only in other channels. */
  isElsewhere(place: ChannelOfServer): boolean;
  /** True if this process learned the configuration within the last minute. */
  isUpToDate(server: ServerNow): boolean;
  /** Ignores a configuration older than the known revision. */
  note(server: ServerNow, config: Rules): void;
}

type Rules = Pick<GuildConfig, 'quiet' | 'channels' | 'revision'>;

const READ_EVERY_MS = 60_000;

/** Unknown servers are not quiet and allow every channel. */
export function createKnownServers(): KnownServers {
  const known = new Map<string, Rules & { at: number }>();
  return {
    isQuiet: (guild) => known.get(guild)?.quiet === true,
    isElsewhere: ({ guild, ...place }) => guild !== undefined && !isAllowedIn(known.get(guild)?.channels ?? [], place),
    isUpToDate: ({ home, now }) => Math.abs(now - (known.get(home.id)?.at ?? -READ_EVERY_MS)) < READ_EVERY_MS,
    note({ home, now }, { quiet, channels, revision }) {
      if ((known.get(home.id)?.revision ?? 0) <= revision) known.set(home.id, { quiet, channels, revision, at: now });
    },
  };
}
