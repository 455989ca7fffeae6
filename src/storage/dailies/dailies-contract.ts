import type { Day, RunId, Scope, UserId } from '../ids';

/** Dungeon of one day or week, the same for all players, or for all players in one server. */
export interface Daily {
  date: Day;
  scope: Scope;
}

/**
 * Proof that a player has used the one ranked try at a daily dungeon. `run` is `null` if the run was erased or its id
 * is damaged.
 */
export interface DailyClaim {
  run: RunId | null;
}

export interface DailiesStore {
  /** Returns the seed of a daily dungeon. If no readable seed is stored, stores `fresh` first. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** Returns `null` if the player has not used the ranked try. A used try stays used after an erasure. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<DailyClaim | null>;
  /** Returns claims in the order of `dailies`, with `null` for an unused try. May miss the latest claims. */
  loadClaims(user: UserId, dailies: readonly Daily[], signal?: AbortSignal): Promise<(DailyClaim | null)[]>;
  /**
   * Uses a player's one ranked try for `run`. Changes nothing if the player has used the try before. Resolves with the
   * valid claim, which may name another run.
   */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<DailyClaim>;
}
