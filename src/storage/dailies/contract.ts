import type { RunId, UserId } from '../ids';

/** A day by the calendar of UTC, as in `2026-11-20`. */
export type Day = string;

/** Whom a leaderboard or a daily dungeon is for: everyone, or one server. */
export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };

/** A dungeon of one day, the same for everybody it is for. */
export interface Daily {
  date: Day;
  scope: Scope;
}

export interface DailiesStore {
  /** The seed of the dungeon: `fresh`, if nobody has asked for one before. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** The run that is a player's one ranked try, if there is one. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<RunId | null>;
  /** Makes the run a player's one ranked try unless another is already. Resolves with the run that is. */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<RunId>;
}
