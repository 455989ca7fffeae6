import type { ChannelId, Home, UserId } from '../storage/contract';

export interface Caller {
  /**
   * Id of the interaction. Later interactions have larger ids. A repeated delivery of the interaction has the same id.
   */
  interaction: string;
  user: UserId;
  /**
   * Display name of the player, without characters that could disturb a message. In a new run, the hero gets this name,
   * unless the name is empty.
   */
  userName: string;
  home: Home;
  /**
   * Channel in which the interaction was sent; absent if it is unknown. Parties play in channels, and a server may
   * restrict the game to some channels.
   */
  channel?: ChannelId;
  /**
   * Channel that contains `channel`, if `channel` is a thread. Permission to play in this channel covers the thread
   * too. A party in a thread belongs to the thread only.
   */
  parentChannel?: ChannelId;
  /** Id of the message with the pressed control, if others see the message. Later messages have larger ids. */
  message?: string;
  /** Present time, in milliseconds since 1970. */
  now: number;
  /**
   * Time when the player sent the interaction, in milliseconds since 1970, the same in every delivery. If absent, use
   * cases take `now` instead.
   */
  sentAt?: number;
  signal?: AbortSignal;
}

/** A caller in a known channel, because parties and shares belong to a channel. */
export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
