import type { Day, RunId, Scope } from '../ids';

export type Origin =
  | { kind: 'chance' }
  /** Seed that the player chose. The run is never ranked. */
  | { kind: 'seed' }
  /** Seed that all players share, or only the players in the run's server. */
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /** Fork of another run at one of its versions, unranked. `run` is `-` if the other run was erased. */
  | { kind: 'fork'; run: RunId; version: number };

/**
 * Graves by depth. Each number is the time of the hero's death, in milliseconds since 1970. The time identifies the
 * hero's result without naming a player.
 */
export type RunGraves = Readonly<Record<string, readonly number[]>>;
