import type { ChannelId, GuildConfig } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/** The server allows the game only in these channels. */
export type ChannelRefusal = { kind: 'not-here'; channels: ChannelId[] };

/** The interaction came from outside of a server. */
export type NoServer = { kind: 'no-server' };

export const NO_SERVER: NoServer = { kind: 'no-server' };

/** Returns the configuration of the caller's server; `null` if there is none, and outside of servers. */
export const loadConfig = async (context: Context, { home, signal }: Caller): Promise<GuildConfig | null> =>
  home.kind === 'guild' ? context.store.loadConfig(home.id, signal) : null;

/**
 * Refuses to start or show a run in a channel that its server keeps free of the game; `null` if the channel is allowed.
 * A thread is allowed if its channel is. A thread that the server itself lists, as older configurations do, is allowed
 * too. Runs that have begun go on in any channel.
 */
export async function channelRefusal(context: Context, caller: Caller): Promise<ChannelRefusal | null> {
  const { channel, parentChannel = channel } = caller;
  if (channel === undefined || parentChannel === undefined) return null;
  const channels = (await loadConfig(context, caller))?.channels ?? [];
  const isAllowed = channels.length === 0 || channels.includes(channel) || channels.includes(parentChannel);
  return isAllowed ? null : { kind: 'not-here', channels };
}
