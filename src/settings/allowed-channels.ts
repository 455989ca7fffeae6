interface Place {
  channel?: string;
  parentChannel?: string;
}

/** Allows everything if `channels` is empty or the channel is unknown. */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
