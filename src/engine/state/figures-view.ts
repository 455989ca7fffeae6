import type { DiceRange } from '../../lib/dice';
import type { ProcTerms } from '../schema/procs';
import type { StatusKind } from '../statuses';
import type { AttributeBonus, Slot } from '../vocabulary/character';
import type { KnownEffects } from './known-effects';

export interface BlowFigures extends DiceRange {
  toHit: number;
  /** Maximum straight-line distance in cells; absent in melee. */
  range?: number;
}

/** `turns` are player-turns. The unit of `strength` depends on `kind`. */
export type GivenStatus = { kind: StatusKind; turns: number; strength: number; bonus: AttributeBonus };

export interface GearComparison {
  /** 1 if the hero would fight better, −1 if worse. Never 1 for an item known to be cursed. */
  verdict: -1 | 0 | 1;
  /** Change of the mean damage of a hit, in hit points. */
  damage: number;
  toHit: number;
  /** Not rounded. In a fight, the engine rounds the sum of all worn items toward zero. */
  armorClass: number;
  /** Change of the delay of each turn, in ticks; negative if the hero would be faster. */
  penalty: number;
  range?: number;
}

export interface Uses {
  effects: KnownEffects;
  statuses: GivenStatus[];
}

export interface ItemFigures extends Uses {
  slot: Slot | null;
  /** Pounds. */
  weight: number;
  blow: BlowFigures | null;
  /** `null` if the item is not armour. Not rounded. */
  armorClass: number | null;
  /** Ticks added to each turn; negative if the wearer is quicker. */
  penalty: number;
  attributes: AttributeBonus;
  /** `chance` is 0 to 1; `null` if a hit causes no effects. */
  proc: { chance: number; target: 'self' | 'target' } | null;
  wornProc?: ProcTerms;
  sight?: number;
  /** `null` if the item is worn, cannot be worn, or is a ring or charm for an occupied slot. */
  comparison: GearComparison | null;
}

export interface ThrowFigures {
  /** Maximum straight-line distance in cells. */
  range: number;
  /** Radius in cells within which a vessel takes effect; `null` for a weapon. */
  radius: number | null;
  blow: BlowFigures | null;
}

export interface Odds {
  /** Probability of a hit, 0.05 to 0.95. */
  chance: number;
  /** Mean number of attacks until the target dies, including misses; `null` if the attacks do no damage. */
  blows: number | null;
}

/** `range` is the maximum straight-line distance in cells. */
export type ShotOdds = Odds & { range: number };

export interface AmbushOdds {
  /** Probability, 0 to 1, that the hero strikes before the creature notices the hero. */
  chance: number;
  /** Probability, 0 to 1, that a sleeping creature wakes in one turn; 1 for a creature that is awake. */
  wakes: number;
  /** Mean number of the hero's attacks until the creature dies; `null` if the attacks do no damage. */
  blows: number | null;
  doubles: boolean;
}

/** Odds without spells: the hero strikes in `attack`, the creature in `defense`. */
export interface Duel {
  attack: Odds;
  defense: Odds;
  ambush?: AmbushOdds;
  /** `null` for a side without a ranged weapon; absent if neither side has a ranged weapon. */
  shots?: { attack: ShotOdds | null; defense: ShotOdds | null };
}
