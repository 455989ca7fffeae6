import type { RunId, UserId } from '../contract';
import type { Day, Scope } from '../turns/origin';

/** A dungeon of one day, the same for everybody it is for. */
export interface Daily {
  date: Day;
  scope: Scope;
}

export interface DailiesStore {
  /** The seed of the dungeon: the one given, if nobody has asked for it before. */
  dailySeed(daily: Daily, fresh: string, signal?: AbortSignal): Promise<string>;
  /** The run that is a player's one ranked try, if there is one. */
  loadClaim(user: UserId, daily: Daily, signal?: AbortSignal): Promise<RunId | null>;
  /** Makes the run a player's one ranked try unless another is already. Resolves with the run that is. */
  claim(user: UserId, daily: Daily, run: RunId, signal?: AbortSignal): Promise<RunId>;
}
