import type { UserId } from './ids';

export interface RecentInteraction {
  id: string;
  version: number;
  /** Number of events that the interaction caused. The bot shows these events again after a repeated delivery. */
  events?: number;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
}
