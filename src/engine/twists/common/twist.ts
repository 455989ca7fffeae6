import type { System } from '../../state';

/** The rule that makes a level different. */
export interface Twist {
  /** Set if nobody can cast spells. Things still work, and dying creatures still go off. */
  mutes?: true;
  /** Runs in every tick in which anything happens, after attacks and before effects are applied. */
  pass?: System;
}
