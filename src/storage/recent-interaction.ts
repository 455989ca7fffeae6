import type { UserId } from './ids';

/** `version` is the version of the run after the interaction. */
export interface RecentInteraction {
  id: string;
  version: number;
  /** Number of events, at most as many as a game keeps. */
  events?: number;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
}
