/** Channel of an interaction. If the channel is a thread, `parentChannel` is the channel that contains the thread. */
interface Place {
  channel?: string;
  parentChannel?: string;
}

/**
 * True if a server that allows the game only in `channels` allows it in this place. An empty list allows every place. A
 * thread is allowed if the list contains the thread, as in older configurations, or its parent channel. A place whose
 * channel is unknown is allowed too.
 */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
