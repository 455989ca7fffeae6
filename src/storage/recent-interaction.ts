import type { UserId } from './ids';

/** Interaction that a run has applied. `version` is the run's version afterwards. */
export interface RecentInteraction {
  id: string;
  version: number;
  events?: number;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
}
