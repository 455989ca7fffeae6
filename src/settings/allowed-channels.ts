interface Place {
  channel?: string;
  parentChannel?: string;
}

/** True for an empty list, an unknown channel, a listed channel, or a thread in a listed channel. */
export function isAllowedIn(channels: readonly string[], { channel, parentChannel = channel }: Place): boolean {
  if (channels.length === 0 || channel === undefined || parentChannel === undefined) return true;
  return channels.includes(channel) || channels.includes(parentChannel);
}
