import type { System } from '../../state';

/** Modifier of a level: a special rule for the whole level. */
export interface Twist {
  /** Set if nobody can cast spells on the level. Items and the last spells of dying creatures still work. */
  mutes?: true;
  /** Runs in each tick in which something happens, after attacks and before the engine applies queued effects. */
  pass?: System;
}
