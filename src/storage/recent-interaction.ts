import type { UserId } from './ids';

/** Interaction that was applied to a run. `version` is the version of the run after it. */
export interface RecentInteraction {
  id: string;
  version: number;
  /** Number of events that this interaction caused, at most as many as a game keeps. */
  events?: number;
  /** Sender of the interaction. Absent if only the owner can be the sender. */
  by?: UserId;
}
