/** `parentChannel` is the channel that contains a thread. */
interface Place {
  channel?: string;
  parentChannel?: string;
}

/**
 * True if `channels` contains the channel, or the parent channel of the thread. True if the channel is unknown. True
 * for every channel if the list is empty, because the server then allows the game everywhere. Only lists from older
 * configurations contain threads.
 */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
