import type { AttributeName } from '../vocabulary/character';

/**
 * Price that a shrine takes: gold, points of an attribute, or an item. `item` is a kind. The shrine takes the item of
 * this kind that the hero has carried longest.
 */
export type Offering =
  | { gold: number }
  | { attribute: AttributeName; points: number }
  | { item: 'food' | 'potion' | 'scroll' };

/**
 * Gift of a shrine. `random` gives an item that occurs at the depth. `attributes` raises one of these attributes by
 * `points`; by 1 without `points`. `restore` fills hit points and mana. `identify` identifies everything that the hero
 * carries.
 */
export type Blessing =
  | { random: 'item' | 'magic-item' }
  | { attributes: AttributeName[]; points?: number }
  | { restore: true }
  | { identify: true };

export interface Bargain {
  takes: Offering;
  gives: Blessing;
}
