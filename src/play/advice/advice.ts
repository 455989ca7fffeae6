import type { Action, Raws, Shop, ThingRef, View } from '../../engine';

/** Why an action is recommended. */
export type AdviceReason =
  /** An item waits for a choice: what to identify, or where to lift a curse. */
  | 'identify'
  | 'remove-curse'
  | 'hungry'
  | 'starving'
  /** Badly hurt, with a way to mend it or to get away. */
  | 'heal'
  | 'escape'
  /** Somebody has wound up for a blow at this cell, or hides behind a shield. */
  | 'wound-up'
  | 'shield'
  | 'too-strong'
  /** A fight: won on the way, won soon, likely to be won, perhaps at a price, or not to be avoided. */
  | 'easy'
  | 'nearly-dead'
  | 'beatable'
  | 'costly'
  | 'cornered'
  /** By magic, where blows would cost much; what mana there is comes back with rest. */
  | 'magic'
  | 'new-spell'
  | 'low-mana'
  | 'hurt'
  | 'confused'
  | 'better'
  | 'empty-slot'
  /** A cursed thing keeps the hero from wearing something better that it carries. */
  | 'lift-curse'
  /** What nobody knows, while it can do little harm, or where a fight would cost much. */
  | 'untried'
  | 'untried-on-enemy'
  | 'untried-when-losing'
  | 'buy-food'
  | 'buy-healing'
  | 'buy-better'
  | 'buy-lift-curse'
  /** To a shop with food for the first way down, something better than what is worn, or what lifts a curse. */
  | 'shop-food'
  | 'shop-better'
  | 'shop-lift-curse'
  | 'sell-spare'
  | 'lies-near'
  /** What the campaign wants to be brought. */
  | 'goal'
  | 'unexplored'
  /** Down the stairs: Explore leads no further, there is nothing here to begin with, or there may be food. */
  | 'explored'
  | 'adventure'
  /** From the town down again, or through a portal back to where the hero was. */
  | 'onward'
  | 'portal-back'
  | 'food-below'
  /** With what the campaign wants to be brought. */
  | 'homeward'
  /** Somebody stands before what is left to do, who may be struck, or who may not. */
  | 'in-the-way'
  | 'wait-for';

/** Two things that are both sensible. */
export type ChoiceTopic =
  /** To fight somebody strong, or to get away. */
  | 'strong-enemy'
  /** To spend scrolls and charges that would decide a fight, or to save them. */
  | 'spend'
  /** To fight on, or to leave by a portal that the hero can open. */
  | 'portal'
  /** Badly hurt: to fight on, or to drink what nobody knows. */
  | 'unknown-potion'
  /** To retire with the laurel, or to go on. */
  | 'victory';

/** What a sensible player would do now. */
export type Advice =
  /** One thing; `thing` is what the reason is about. */
  | { kind: 'act'; action: Action; reason: AdviceReason; thing?: ThingRef }
  /** One of two things, and the player's to decide; `thing` is the enemy that it is about, absent for several. */
  | { kind: 'choice'; about: ChoiceTopic; thing?: ThingRef };

/** What advice is based on: no more than the hero may know. */
export interface Situation {
  view: View;
  /** What `turn` would accept now. */
  legal: readonly Action[];
  /** What is written in them about spells that the hero knows, and things that it sees. */
  raws: Pick<Raws, 'spell' | 'item'>;
  /** Shops that the hero has always known, as if it stood beside them. */
  readonly shops: readonly Shop[];
}

/** Advice on one subject; `null` where it does not matter now. */
export type Rule = (situation: Situation) => Advice | null;
