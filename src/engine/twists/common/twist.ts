import type { System } from '../../state';

/** A modifier: a special rule on a whole level. */
export interface Twist {
  /** True if nobody can cast spells on the level. Items still work, and so do the last spells of dying creatures. */
  mutes?: true;
  /** Runs in each tick in which anything happens, after attacks and before queued effects are applied. */
  pass?: System;
}
