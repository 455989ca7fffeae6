import type { Action, ThingRef } from '../../engine';
import type { Situation } from './situation';

/** Advice on one subject; `null` if the subject does not matter now. */
export type Advisor = (situation: Situation) => Advice | null;

/** The next step of a sensible player. */
export type Advice =
  /** One action. `thing` is the creature or item that the reason is about. */
  | { kind: 'act'; action: Action; reason: AdviceReason; thing?: ThingRef }
  /**
   * Two sensible actions, between which the player decides. `thing` is the one enemy concerned; absent if there are
   * several.
   */
  | { kind: 'choice'; about: ChoiceTopic; thing?: ThingRef };

/** Topic of a choice between two actions that are both sensible. */
export type ChoiceTopic =
  /** Fight a strong enemy, or get away. */
  | 'strong-enemy'
  /** Spend the scrolls and charges that would decide a fight, or save them. */
  | 'spend'
  /** Fight on, or leave by a portal that the hero can open. */
  | 'portal'
  /** Fight on though badly hurt, or drink an unknown potion. */
  | 'unknown-potion'
  /** Retire with the laurel, or go on. */
  | 'victory';

/** Reason why an action is recommended. */
export type AdviceReason =
  // A pending choice
  /** The hero has used an item, and the player must choose which item it identifies. */
  | 'identify'
  /** The hero has used an item, and the player must choose which item it frees of a curse. */
  | 'remove-curse'
  // The hero's condition
  | 'hungry'
  | 'starving'
  /** The hero is badly hurt and can drink. */
  | 'heal'
  | 'hurt'
  | 'confused'
  /** Rest restores mana. */
  | 'low-mana'
  // Getting away
  /** An enemy has wound up for a blow at the hero's cell. */
  | 'wound-up'
  /** The hero is badly hurt and the stairs are near. */
  | 'escape'
  /** The hero would probably lose, and the stairs are near. */
  | 'too-strong'
  // Fighting
  /** All enemies are behind raised shields. */
  | 'shield'
  /** Explore fights this enemy on the way. */
  | 'easy'
  /** One or two blows kill. */
  | 'nearly-dead'
  /** The hero will probably win. */
  | 'beatable'
  /** The hero will probably win, at a price. */
  | 'costly'
  /** The hero will probably lose, and cannot get away. */
  | 'cornered'
  /** Blows alone would cost much. */
  | 'magic'
  /** Using an unknown item on an enemy beats a costly fight. */
  | 'untried-on-enemy'
  | 'untried-when-losing'
  // Items
  | 'new-spell'
  | 'better'
  | 'empty-slot'
  /** A cursed item takes the slot of a better one in the pack. */
  | 'lift-curse'
  /** An unknown item can do little harm now. */
  | 'untried'
  | 'lies-near'
  // Trade
  | 'buy-food'
  | 'buy-healing'
  | 'buy-better'
  | 'buy-lift-curse'
  /** A shop has food for the first way down. */
  | 'shop-food'
  | 'shop-better'
  | 'shop-lift-curse'
  | 'sell-spare'
  // The item that the campaign wants to be brought home
  | 'goal'
  | 'homeward'
  // Directions to go
  | 'unexplored'
  /** Nothing is left to explore on this level, so the hero should go down. */
  | 'explored'
  /** The hero has never left the town, and should go down. */
  | 'adventure'
  /** The hero is back in the town, and should go down again. */
  | 'onward'
  /** The hero is in the town, and its portal leads back to where it was opened. */
  | 'portal-back'
  /** The hero is hungry, and only the depths may have food. */
  | 'food-below'
  /** A creature that the hero may strike blocks everything else. */
  | 'in-the-way'
  /** A creature that the hero may not strike blocks everything else. */
  | 'wait-for';
