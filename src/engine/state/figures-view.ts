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

/** Changes if the item replaced the worn item in its slot; 0 means no change. */
export interface GearComparison {
  /**
   * 1 if the hero would fight better with the item, −1 if worse, 0 if about as well. Never 1 for an item known to be
   * cursed.
   */
  verdict: -1 | 0 | 1;
  /** Change of the mean damage of a hit, in hit points. */
  damage: number;
  toHit: number;
  /**
   * Change of the armour class in points, with decimals. In a fight, the sum over all worn items is rounded down to
   * whole points.
   */
  armorClass: number;
  /** Change of the delay of each turn, in ticks; negative if the hero would be faster. */
  penalty: number;
  /** Change of the range in cells; absent unless both items are ranged weapons. */
  range?: number;
}

/** Effects and statuses that an item or spell causes. For a weapon, `proc` gives the chance that a hit causes them. */
export interface Uses {
  effects: KnownEffects;
  statuses: GivenStatus[];
}

/** Figures of an item, computed with the hero's present figures. */
export interface ItemFigures extends Uses {
  /** Slot in which the hero can wear the item; `null` if there is none. */
  slot: Slot | null;
  /** In pounds. */
  weight: number;
  /** Figures of a blow with the item; `null` if the item is not a weapon. */
  blow: BlowFigures | null;
  /** Points of armour class; `null` if not armour. The sum over all worn items is rounded down to whole points. */
  armorClass: number | null;
  /** Ticks by which the worn item delays each turn; negative if the wearer is quicker. 0 for unwearable items. */
  penalty: number;
  attributes: AttributeBonus;
  /**
   * Chance, 0 to 1, that a hit causes the weapon's effects, and the creature that they affect; `null` if the weapon has
   * no such effects.
   */
  proc: { chance: number; target: 'self' | 'target' } | null;
  /** Chance, moment and target of the effects of a ring or charm; absent for other items. */
  wornProc?: ProcTerms;
  /** Cells by which the worn item extends the hero's sight; absent if it does not. */
  sight?: number;
  /**
   * Comparison with the worn item in the same slot. `null` if the item itself is worn or cannot be worn, and for a ring
   * or charm if another is worn.
   */
  comparison: GearComparison | null;
}

export interface ThrowFigures {
  /** Maximum straight-line distance of the target, in cells. */
  range: number;
  /**
   * Distance in cells from the target within which a vessel affects everybody, unless something solid is between;
   * `null` for a weapon.
   */
  radius: number | null;
  /** Figures of a hit with the thrown weapon; `null` for a vessel, and for a weapon of unknown type. */
  blow: BlowFigures | null;
}

export interface Odds {
  /** Probability that an attack hits, 0.05 to 0.95. */
  chance: number;
  /** Mean number of attacks until the target is dead, misses included; `null` if the attacks do no damage. */
  blows: number | null;
}

/** `range` is a straight-line distance in cells. */
export type ShotOdds = Odds & { range: number };

/** Odds of an attack on a creature that has never noticed the hero. */
export interface AmbushOdds {
  /** Probability, 0 to 1, that the hero strikes before the creature notices the hero. */
  chance: number;
  /** Probability, 0 to 1, that the creature notices a near hero in one turn; 1 if it is awake. */
  wakes: number;
  /** Mean number of attacks until the target is dead, the attack from ambush included; `null` as in `Odds`. */
  blows: number | null;
  /** True if the attack from ambush, which always hits, also does double damage. */
  doubles: boolean;
}

/**
 * Odds in melee, of the hero against a creature (`attack`) and of the creature against the hero (`defense`). Spells do
 * not count.
 */
export interface Duel {
  attack: Odds;
  defense: Odds;
  /** Absent if the creature has noticed the hero before. */
  ambush?: AmbushOdds;
  /** Odds of shots. A side without a ranged weapon has `null`. Absent if neither side has one. */
  shots?: { attack: ShotOdds | null; defense: ShotOdds | null };
}
