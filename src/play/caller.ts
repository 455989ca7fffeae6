import type { ChannelId, Home, UserId } from '../storage/contract';

/** A player who sent an interaction, and where the player sent it. */
export interface Caller {
  /**
   * Id of the interaction. Later interactions have larger ids. A repeated delivery of the interaction has the same id.
   */
  interaction: string;
  user: UserId;
  /**
   * Display name of the player, without characters that could disturb a message. In a new run, the hero gets this name.
   */
  userName: string;
  home: Home;
  /**
   * Channel in which the interaction was sent; absent if it is unknown. Parties play in a channel, and a server may
   * allow the game only in some channels.
   */
  channel?: ChannelId;
  /**
   * Channel that contains the thread, if `channel` is a thread. If the server allows the game in this channel, the
   * server also allows the game in the thread. A party in a thread belongs to the thread only.
   */
  parentChannel?: ChannelId;
  /** Present time, in milliseconds since 1970. */
  now: number;
  /**
   * Time when the player sent the interaction, in milliseconds since 1970; every delivery has the same time. If absent,
   * use cases take `now` instead.
   */
  sentAt?: number;
  signal?: AbortSignal;
}

/** A caller whose channel is known. Parties and shares belong to a channel, so their use cases need such a caller. */
export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
