import type { Day, RunId, Scope } from '../ids';

/** Source of the dungeon that a run is played in. */
export type Origin =
  /** A random seed, drawn for this run alone. */
  | { kind: 'chance' }
  /** A seed that the player chose. The run is never ranked. */
  | { kind: 'seed' }
  /** Dungeon of the day, the same for all players, or for all players in the run's server. */
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /**
   * Continuation of another run from one of its versions. The run is never ranked. If the other run was erased, `run`
   * is `-`.
   */
  | { kind: 'fork'; run: RunId; version: number };

/**
 * Graves that the hero may meet, by depth. Each number is the time at which the buried hero died, in milliseconds since
 * 1970. The time identifies the dead hero's result without naming a player.
 */
export type RunGraves = Readonly<Record<string, readonly number[]>>;
