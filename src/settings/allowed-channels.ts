/** `parentChannel` is the channel that contains a thread. */
interface Place {
  channel?: string;
  parentChannel?: string;
}

/**
 * True if a server that allows the game only in `channels` allows the game in this channel. An empty list allows every
 * channel. A list with the parent channel allows its threads. Older configurations may list the thread itself. An
 * unknown channel is allowed.
 */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
