import type { AttributeName } from '../vocabulary/character';

/** `item`: the shrine takes the item of this kind that the hero has carried longest. */
export type Offering =
  | { gold: number }
  | { attribute: AttributeName; points: number }
  | { item: 'food' | 'potion' | 'scroll' };

/** `attributes` raises one attribute by `points`, or by 1 if `points` is absent. */
export type Blessing =
  | { random: 'item' | 'magic-item' }
  | { attributes: AttributeName[]; points?: number }
  | { restore: true }
  | { identify: true };

export interface Bargain {
  takes: Offering;
  gives: Blessing;
}
