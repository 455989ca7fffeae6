import type { UserId } from './ids';

/** Action or vote that a run has applied. `version` is the run's version afterwards. */
export interface RecentInteraction {
  id: string;
  version: number;
  /** Number of events that the action caused. The bot shows these events again after a repeated delivery. */
  events?: number;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
}
