import type { ChannelId, Home, UserId } from '../storage/contract';

export interface Caller {
  /** Id of the interaction. Later interactions have larger ids. A repeated delivery has the same id. */
  interaction: string;
  user: UserId;
  /**
   * Display name, stripped of characters that would break a message. The hero of a new run gets this name, unless the
   * name is empty.
   */
  userName: string;
  home: Home;
  /**
   * Channel of the interaction; absent if unknown. Parties play in channels, and a server may restrict the game to some
   * channels.
   */
  channel?: ChannelId;
  /** Parent of `channel` if `channel` is a thread. A permission to play in the parent covers the parent's threads. */
  parentChannel?: ChannelId;
  /**
   * Id of the message with the pressed control; absent if only this player sees the message. Later messages have larger
   * ids.
   */
  message?: string;
  /** Milliseconds since 1970. */
  now: number;
  /**
   * Time at which the player sent the interaction, in milliseconds since 1970. All deliveries have the same time. If
   * absent, use cases take `now`.
   */
  sentAt?: number;
  signal?: AbortSignal;
}

export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
