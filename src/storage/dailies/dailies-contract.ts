import type { Day, RunId, Scope, UserId } from '../ids';

/** The dungeon of one day, the same for every player of its scope. */
export interface Daily {
  date: Day;
  scope: Scope;
}

/** A player's one ranked try at a daily dungeon. `run` is `null` if the run was erased or its id cannot be read. */
export interface DailyClaim {
  run: RunId | null;
}

export interface DailiesStore {
  /** Resolves with the seed of the dungeon. The first call for a dungeon stores `fresh` as its seed. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** Resolves with a player's one ranked try; `null` if it was not used. An erasure does not give the try back. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<DailyClaim | null>;
  /** Resolves with a player's tries at several daily dungeons, in their order. The list may lag a moment behind. */
  loadClaims(user: UserId, dailies: readonly Daily[], signal?: AbortSignal): Promise<(DailyClaim | null)[]>;
  /** Makes a run the player's one ranked try, unless the try was already used. Resolves with the try. */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<DailyClaim>;
}
