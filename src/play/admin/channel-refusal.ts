import type { Context } from '../context';
import type { Caller, ChannelRefusal } from '../contract';

/** Nothing is begun or shown in a channel that its server keeps free of the game. What was begun goes on anywhere. */
export async function channelRefusal(
  context: Context,
  { home, channel, signal }: Caller,
): Promise<ChannelRefusal | null> {
  if (home.kind !== 'guild' || channel === undefined) return null;
  const channels = (await context.store.loadConfig(home.id, signal))?.channels ?? [];
  return channels.length === 0 || channels.includes(channel) ? null : { kind: 'not-here', channels };
}
