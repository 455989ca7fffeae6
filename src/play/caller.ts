import type { ChannelId, Home, UserId } from '../storage/contract';

/** A player who sent an interaction, and the place it came from. */
export interface Caller {
  /** Id of the interaction, a number that rises with time. A repeated delivery of the interaction has the same id. */
  interaction: string;
  user: UserId;
  /** Display name of the player, cleaned by the edge. A new run names its hero after the player. */
  userName: string;
  home: Home;
  /** Channel of the interaction, if it is known. A party may play in it, or its server may not allow the game there. */
  channel?: ChannelId;
  /**
   * Channel that contains the thread, if `channel` is a thread. A server that allows this channel allows its threads
   * too. A party belongs to the thread itself.
   */
  parentChannel?: ChannelId;
  /** Milliseconds since 1970. */
  now: number;
  /**
   * Time the interaction was sent, in milliseconds since 1970: the same for every delivery. If absent, `now` stands in.
   */
  sentAt?: number;
  signal?: AbortSignal;
}

/** A caller whose channel is known, because parties and shares belong to one channel. */
export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
