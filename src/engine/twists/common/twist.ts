import type { System } from '../../state';

/** Modifier of a level: a special rule for the whole level. */
export interface Twist {
  /** Set if nobody can cast spells. Items and the last spells of dying creatures still work. */
  mutes?: true;
  /** Runs after attacks and before queued effects, in each tick in which something happens. */
  pass?: System;
}
