import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';

export interface NaturalAttack {
  name: string;
  hitBonus: number;
  damage: string;
}

/** `proc` gives the probability, 0 to 1, that a hit causes the item's effects, and the creature that they affect. */
export interface Weapon {
  attribute: 'might' | 'quickness';
  damage: string;
  hitBonus: number;
  proc: { chance: number; target: 'self' | 'target' } | null;
}

export interface Ability {
  spell: RawId;
  /** Probability, 0 to 1, that the creature casts the spell on its turn. */
  chance: number;
  /** Maximum straight-line distance in cells. */
  range: number;
  minRange: number;
}

/**
 * Prepared attack. `at` is the cell at which the creature aims. `turn` is the player-turn in which the creature
 * prepared the attack.
 */
export interface WindUp {
  spell: RawId;
  at: Point;
  turn: number;
}

/**
 * Number of player-turns after which the engine drops a prepared attack. Even the slowest creature attacks sooner,
 * unless the hero has left the creature behind on another level.
 */
export const WIND_UP_PATIENCE = 12;
