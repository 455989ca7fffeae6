/** Channel of an interaction. `parentChannel` is the channel that contains a thread. */
interface Place {
  channel?: string;
  parentChannel?: string;
}

/**
 * True if a server that allows the game only in `channels` allows it here. An empty list allows every channel. A thread
 * is allowed if the list contains its parent channel, or the thread itself, as in older configurations. An unknown
 * channel is allowed too.
 */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
