import type { System } from '../../state';

/** A special rule that holds on a whole level. */
export interface Twist {
  /** Set if nobody can cast spells. Items still work, and creatures that go off when they die still do. */
  mutes?: true;
  /** Runs in every tick in which anything happens, after attacks and before effects are applied. */
  pass?: System;
}
