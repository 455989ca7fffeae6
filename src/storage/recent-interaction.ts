import type { UserId } from './ids';

export interface RecentInteraction {
  id: string;
  version: number;
  /** Number of events that a repeated delivery shows again. */
  events?: number;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
}
