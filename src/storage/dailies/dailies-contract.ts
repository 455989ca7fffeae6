import type { Day, RunId, Scope, UserId } from '../ids';

export interface Daily {
  date: Day;
  scope: Scope;
}

/** `run` is `null` if the run was erased or the id is damaged. */
export interface DailyClaim {
  run: RunId | null;
}

export interface DailiesStore {
  /** Returns the stored seed. If no readable seed is stored, stores `fresh` first. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** Returns `null` if the player has not used the ranked try. A used try stays used after an erasure. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<DailyClaim | null>;
  /** Returns claims in the order of `dailies`. May miss the latest claims. */
  loadClaims(user: UserId, dailies: readonly Daily[], signal?: AbortSignal): Promise<(DailyClaim | null)[]>;
  /** Uses a player's one ranked try. Resolves with the valid claim, which may name another run. */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<DailyClaim>;
}
