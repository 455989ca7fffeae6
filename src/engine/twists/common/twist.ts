import type { System } from '../../state';

/** Special rule for a whole level. */
export interface Twist {
  /** Stops spells, but not items or the last spells of the dying. */
  mutes?: true;
  /** Runs after attacks and before queued effects, in each eventful tick. */
  pass?: System;
}
