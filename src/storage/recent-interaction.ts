import type { UserId } from './ids';

/** An interaction that the engine applied, and the version that it produced. */
export interface RecentInteraction {
  id: string;
  version: number;
  /** Number of the game's newest events that the interaction caused, at most as many as the game keeps. */
  events?: number;
  /** Sender of the interaction, if the sender need not be the owner. */
  by?: UserId;
}
