import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';

export interface NaturalAttack {
  name: string;
  hitBonus: number;
  damage: string;
}

/** `proc.chance`, 0 to 1, is the probability that a hit causes the item's effects. */
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

/** `at` is the target cell; `turn` is the player-turn in which the creature prepared the attack. */
export interface WindUp {
  spell: RawId;
  at: Point;
  turn: number;
}

/** Player-turns after which the engine drops a prepared attack. Even the slowest creature attacks sooner. */
export const WIND_UP_PATIENCE = 12;
