import type { UserId } from './ids';

/** An interaction that was applied, and the version it produced. */
export interface RecentInteraction {
  id: string;
  version: number;
  /** How many of the game's newest events it brought, at most as many as the game keeps. */
  events?: number;
  /** Who sent it, where that need not have been the owner. */
  by?: UserId;
}
