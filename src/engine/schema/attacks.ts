import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';

export interface NaturalAttack {
  name: string;
  hitBonus: number;
  damage: string;
}

/** `proc.chance` is a probability from 0 to 1. */
export interface Weapon {
  attribute: 'might' | 'quickness';
  damage: string;
  hitBonus: number;
  proc: { chance: number; target: 'self' | 'target' } | null;
}

export interface Ability {
  spell: RawId;
  /** Probability of casting on a turn, 0 to 1. */
  chance: number;
  /** Maximum straight-line distance in cells. */
  range: number;
  minRange: number;
}

/** `at` is the target cell; `turn` is the player-turn of the preparation. */
export interface WindUp {
  spell: RawId;
  at: Point;
  turn: number;
}

/** Player-turns until a prepared attack lapses; the slowest creature attacks sooner. */
export const WIND_UP_PATIENCE = 12;
