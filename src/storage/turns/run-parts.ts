import type { Day, RunId, Scope } from '../ids';

/** Origin of a run's dungeon. */
export type Origin =
  /** A random seed for this run alone. */
  | { kind: 'chance' }
  /** A seed that the player chose. The run is never ranked. */
  | { kind: 'seed' }
  /** Daily dungeon, the same for all players, or for all players in the run's server. */
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /**
   * Continuation of another run from one of its versions. The run is never ranked. `run` is `-` if the other run was
   * erased.
   */
  | { kind: 'fork'; run: RunId; version: number };

/**
 * Graves that the hero may meet, by depth. Each number is the time of the buried hero's death, in milliseconds since
 * 1970. It identifies the dead hero's result without naming a player.
 */
export type RunGraves = Readonly<Record<string, readonly number[]>>;
