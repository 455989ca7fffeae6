import type { ChannelId, Home, UserId } from '../storage/contract';

/** Who sent an interaction, and from where. */
export interface Caller {
  /** Id of the interaction: a number that rises with time. The same id again is a repeated delivery. */
  interaction: string;
  user: UserId;
  /** Display name, cleaned by the edge; a new run names its hero after it. */
  userName: string;
  home: Home;
  /** The channel, where that is known: a party may be playing in it, or its server may not allow the game there. */
  channel?: ChannelId;
  /** The channel that a thread belongs to. A party belongs to its thread; a restriction to channels means this one. */
  parentChannel?: ChannelId;
  /** Milliseconds since 1970. */
  now: number;
  /** When the interaction was sent, in milliseconds since 1970: the same for every delivery. `now` unless known. */
  sentAt?: number;
  signal?: AbortSignal;
}

/** A caller in a known channel: parties and shares belong to one channel. */
export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
