import type { Day, RunId, Scope, UserId } from '../ids';

/** A dungeon of one day, the same for everybody it is for. */
export interface Daily {
  date: Day;
  scope: Scope;
}

/** A player's one ranked try at a daily dungeon; `run` is `null` where it was erased or cannot be read. */
export interface DailyClaim {
  run: RunId | null;
}

export interface DailiesStore {
  /** The seed of the dungeon: `fresh`, if nobody has asked for one before. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** A player's one ranked try, if it was used. An erasure does not give it back. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<DailyClaim | null>;
  /** The same of several daily dungeons, in their order; may lag a moment behind. */
  loadClaims(user: UserId, dailies: readonly Daily[], signal?: AbortSignal): Promise<(DailyClaim | null)[]>;
  /** Makes the run a player's one ranked try unless another is, or was, already. Resolves with the try. */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<DailyClaim>;
}
