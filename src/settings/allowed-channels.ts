/** Channel of an interaction. If the channel is a thread, `parentChannel` is the channel that contains the thread. */
interface Place {
  channel?: string;
  parentChannel?: string;
}

/**
 * True if a server that keeps the game to these channels allows it in this place. An empty list allows every channel. A
 * thread is allowed if its channel is. A thread that the server itself lists, as older configurations do, is allowed
 * too. A place without a channel is allowed, because nobody knows where it is.
 */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
