import type { Day, RunId, Scope } from '../ids';

export type Origin =
  /** A random seed for this run alone. */
  | { kind: 'chance' }
  /** A run with a chosen seed is never ranked. */
  | { kind: 'seed' }
  /** A seed that all players share, or all players in the run's server. */
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /** Continues another run from one of its versions, unranked. `run` is `-` if the other run was erased. */
  | { kind: 'fork'; run: RunId; version: number };

/**
 * Graves by depth. Each number is the time of the buried hero's death, in milliseconds since 1970. The time identifies
 * the dead hero's result without naming a player.
 */
export type RunGraves = Readonly<Record<string, readonly number[]>>;
