import type { ChannelId, Home, UserId } from '../storage/contract';

export interface Caller {
  /** Larger for later interactions; equal for repeated deliveries. */
  interaction: string;
  user: UserId;
  /** Display name that is safe inside a message; may be empty. */
  userName: string;
  home: Home;
  channel?: ChannelId;
  /** Set if `channel` is a thread. Permission to play here covers the thread. */
  parentChannel?: ChannelId;
  /** Message with the pressed control; absent if only this player sees it. */
  message?: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds since 1970, equal for all deliveries. Defaults to `now`. */
  sentAt?: number;
  signal?: AbortSignal;
}

export interface ChannelCaller extends Caller {
  channel: ChannelId;
}
