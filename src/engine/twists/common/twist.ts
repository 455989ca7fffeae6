import type { System } from '../../state';

/** What is different about a level. */
export interface Twist {
  /** Nobody casts spells. What goes off as it dies, and what things do, is no spell that anybody says. */
  mutes?: true;
  /** Runs in every tick in which anything happens, after the blows and before effects are applied. */
  pass?: System;
}
