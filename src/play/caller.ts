import type { ChannelId, Home, UserId } from '../storage/contract';

export interface Caller {
  /** Interaction id, larger for later interactions and equal for repeated deliveries. */
  interaction: string;
  user: UserId;
  /** Display name without characters that would break a message; may be empty. */
  userName: string;
  home: Home;
  channel?: ChannelId;
  /** Set if `channel` is a thread; a permission to play in the parent covers the thread. */
  parentChannel?: ChannelId;
  /** Id of the message with the pressed control; absent if only this player sees the message. */
  message?: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Time of sending in milliseconds since 1970, equal for all deliveries; by default `now`. */
  sentAt?: number;
  signal?: AbortSignal;
}

export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
