import type { DiceRange } from '../../lib/dice';
import type { ProcTerms } from '../schema/procs';
import type { StatusKind } from '../statuses';
import type { AttributeBonus, Slot } from '../vocabulary/character';
import type { KnownEffects } from './known-effects';

/** `toHit` is the bonus on the roll to hit. */
export interface BlowFigures extends DiceRange {
  toHit: number;
  /** Maximum straight-line distance in cells; absent for attacks in melee. */
  range?: number;
}

/** `turns` is in player-turns. The unit of `strength` depends on `kind`. */
export type GivenStatus = { kind: StatusKind; turns: number; strength: number; bonus: AttributeBonus };

/** Differences that the hero would gain or lose by wearing the item in place of the worn one. */
export interface GearComparison {
  /**
   * 1 if the hero would fight better with the item, −1 if worse, 0 if about as well. Never 1 for an item known to be
   * cursed.
   */
  verdict: -1 | 0 | 1;
  /** Change of the mean damage of a hit, in hit points. */
  damage: number;
  toHit: number;
  /** In points with decimals. In a fight, the engine rounds the sum of all worn items toward zero, to whole points. */
  armorClass: number;
  /** Change of the delay of each turn, in ticks; negative if the hero would be faster. */
  penalty: number;
  range?: number;
}

/** Effects and statuses that the use of an item or spell causes. For a weapon, a hit may cause them. */
export interface Uses {
  effects: KnownEffects;
  statuses: GivenStatus[];
}

export interface ItemFigures extends Uses {
  slot: Slot | null;
  /** In pounds. */
  weight: number;
  blow: BlowFigures | null;
  /**
   * `null` if the item is not armour. In a fight, the engine rounds the sum of all worn items toward zero, to whole
   * points.
   */
  armorClass: number | null;
  /** Ticks by which the worn item delays each turn; negative if the wearer is quicker. */
  penalty: number;
  attributes: AttributeBonus;
  /** Chance, 0 to 1, that a hit causes effects, and the creature that they affect; `null` without such effects. */
  proc: { chance: number; target: 'self' | 'target' } | null;
  wornProc?: ProcTerms;
  sight?: number;
  /**
   * Comparison with the worn item in the same slot; `null` if the item is worn or cannot be worn. Also `null` for a
   * ring or charm if the hero already wears one in the slot.
   */
  comparison: GearComparison | null;
}

export interface ThrowFigures {
  /** Maximum straight-line distance of the target, in cells. */
  range: number;
  /**
   * Radius in cells within which a vessel affects everybody, unless something solid is between; `null` for a weapon.
   */
  radius: number | null;
  blow: BlowFigures | null;
}

export interface Odds {
  /** Probability that an attack hits, 0.05 to 0.95. */
  chance: number;
  /** Mean number of attacks until the target is dead, misses included; `null` if the attacks do no damage. */
  blows: number | null;
}

/** `range` is the maximum straight-line distance to the target, in cells. */
export type ShotOdds = Odds & { range: number };

/** Odds of an attack on a creature that has never noticed the hero. */
export interface AmbushOdds {
  /** Probability, 0 to 1, that the hero strikes before the creature notices the hero. */
  chance: number;
  /** Probability, 0 to 1, that a sleeping creature near the hero wakes in one turn. 1 for a creature that is awake. */
  wakes: number;
  /**
   * Mean number of attacks until the target is dead, including the attack from ambush. `null` if the attacks do no
   * damage.
   */
  blows: number | null;
  /** True if the attack from ambush, which always hits, also does double damage. */
  doubles: boolean;
}

/**
 * Odds of a fight in which nobody casts spells. `attack`: the hero strikes a creature in melee. `defense`: the creature
 * strikes the hero in melee.
 */
export interface Duel {
  attack: Odds;
  defense: Odds;
  ambush?: AmbushOdds;
  /** Odds of shots. A side without a ranged weapon has `null`. Absent if neither side has a ranged weapon. */
  shots?: { attack: ShotOdds | null; defense: ShotOdds | null };
}
