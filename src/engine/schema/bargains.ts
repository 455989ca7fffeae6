import type { AttributeName } from '../vocabulary/character';

/** `item`: the shrine takes the item carried longest. */
export type Offering =
  | { gold: number }
  | { attribute: AttributeName; points: number }
  | { item: 'food' | 'potion' | 'scroll' };

/** `attributes`: one of them rises by `points`, by default 1. */
export type Blessing =
  | { random: 'item' | 'magic-item' }
  | { attributes: AttributeName[]; points?: number }
  | { restore: true }
  | { identify: true };

export interface Bargain {
  takes: Offering;
  gives: Blessing;
}
