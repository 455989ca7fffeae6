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
  /** 1 if the hero would fight better, −1 if worse; never 1 for known curses. */
  verdict: -1 | 0 | 1;
  /** Change of the mean damage of a hit, in hit points. */
  damage: number;
  toHit: number;
  /** Not rounded, though fights round the sum of worn items toward zero. */
  armorClass: number;
  /** Change of each turn's delay in ticks; negative is faster. */
  penalty: number;
  range?: number;
}

export interface Uses {
  effects: KnownEffects;
  statuses: GivenStatus[];
}

export interface ItemFigures extends Uses {
  slot: Slot | null;
  /** In pounds. */
  weight: number;
  blow: BlowFigures | null;
  /** `null` if the item is not armour. Not rounded. */
  armorClass: number | null;
  /** Ticks added to each turn; negative if the wearer is quicker. */
  penalty: number;
  attributes: AttributeBonus;
  /** `null` if a hit causes no effects; `chance` is 0 to 1. */
  proc: { chance: number; target: 'self' | 'target' } | null;
  wornProc?: ProcTerms;
  sight?: number;
  /** `null` if worn, unwearable, or a ring or charm for a taken slot. */
  comparison: GearComparison | null;
}

export interface ThrowFigures {
  /** Maximum straight-line distance in cells. */
  range: number;
  /** Cells around the burst of a vessel; `null` for a weapon. */
  radius: number | null;
  blow: BlowFigures | null;
}

export interface Odds {
  /** Probability of a hit, 0.05 to 0.95. */
  chance: number;
  /** Mean number of attacks to a kill, misses included; `null` without damage. */
  blows: number | null;
}

/** `range` is the maximum straight-line distance in cells. */
export type ShotOdds = Odds & { range: number };

export interface AmbushOdds {
  /** Probability, 0 to 1, that the hero strikes unnoticed. */
  chance: number;
  /** Probability per turn, 0 to 1, of waking; 1 if awake. */
  wakes: number;
  /** Mean number of the hero's attacks to a kill; `null` without damage. */
  blows: number | null;
  doubles: boolean;
}

/** Without spells. The hero strikes in `attack`, the creature in `defense`. */
export interface Duel {
  attack: Odds;
  defense: Odds;
  ambush?: AmbushOdds;
  /** Absent if neither side has a ranged weapon; `null` for a side without. */
  shots?: { attack: ShotOdds | null; defense: ShotOdds | null };
}
