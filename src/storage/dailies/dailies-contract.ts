import type { Day, RunId, Scope, UserId } from '../ids';

export interface Daily {
  date: Day;
  scope: Scope;
}

/** `run` is `null` for an erased run or a damaged id. */
export interface DailyClaim {
  run: RunId | null;
}

export interface DailiesStore {
  /** Returns the stored seed. If none is readable, first stores `fresh`. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** Returns `null` if the ranked try is unused. Erasures give no try back. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<DailyClaim | null>;
  /** Keeps the order of `dailies`. May miss the latest claims. */
  loadClaims(user: UserId, dailies: readonly Daily[], signal?: AbortSignal): Promise<(DailyClaim | null)[]>;
  /** Uses the one ranked try. The valid claim may name another run. */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<DailyClaim>;
}
