import type { Action, Bargain, ThingRef } from '../../engine';
import type { Direction } from '../../lib/geometry';

/** In the order in which a board lists the options. */
export const OPTION_KINDS = ['fight', 'shot', 'spell', 'thing', 'treasure', 'place', 'leave', 'boon'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** Maximum number of options on a board: a phone shows no more on one line. */
export const MAX_OPTIONS = 3;

/**
 * Subject of an option's label.
 *
 * - `fight`: the creatures in view.
 * - `ambush`: creatures in view that have never noticed the hero.
 * - `captain`: the captain of a band of hunters, whom the hero attacks before the others.
 * - `shot`: a creature at which the hero shoots.
 * - `past`: going on past unaware creatures.
 * - `spell`: a spell that the hero knows.
 * - `thing`: an item in the pack that the hero uses.
 * - `throw`: an item in the pack that the hero throws.
 * - `wear`: unidentified armour in the pack that the hero puts on.
 * - `lay`: an item in the pack that the hero leaves on a plate.
 * - `burn`: foes whom the hero sets on fire, on dry grass or with oil.
 * - `treasure`: a thing in a cage to take, or a lamp, mirror or plate to step on.
 * - `free`: a captive, to whom the hero walks, and whom the hero then frees.
 * - `shrine`: a shrine, to which the hero walks or at which the hero makes an offering.
 * - `doorway`, `narrows`: a cell near the hero that few creatures can reach at once.
 * - `hold`: the hero's own cell, where the hero lets the foes come.
 * - `way`: stairs down or up to walk to, or under the hero.
 * - `branch`: one of two ways down, with the recipe of the level at its end.
 * - `back`: a step away from the nearest foe.
 * - `retire`: the end of a won run.
 * - `onward`: going on without the other options.
 * - `boon`: a boon that the hero has earned.
 */
export type OptionSubject =
  | { kind: 'fight' | 'ambush' | 'captain' | 'past' | 'burn' }
  | { kind: 'spell'; spell: string }
  | { kind: 'boon'; boon: string }
  | { kind: 'shot' | 'thing' | 'throw' | 'wear' | 'lay' | 'treasure' | 'shrine' | 'free'; thing: ThingRef }
  | { kind: 'doorway' | 'narrows' | 'hold' }
  | { kind: 'way'; leads: 'down' | 'up' }
  | { kind: 'branch'; recipe: string }
  | { kind: 'back' | 'retire' | 'onward' };

export interface Price {
  /**
   * Mean number of hit points that the hero loses until the end of the fight, rounded. `Infinity` if the hero would
   * probably die. Absent if the hero cannot know.
   */
  loss?: number;
  /** Probability, from 0.1 to 1, that the fight kills the hero; absent for less. */
  risk?: number;
  /** Probability, from 0 to 1, that the creatures notice the hero too late; absent if about 0 or 1. */
  unseen?: number;
  /** Number of foes that the option fights or hits; absent if the option can affect only one foe. */
  hits?: number;
  /** Number of uses left, this use included: charges, equal items, or castings for which the hero has enough mana. */
  left?: number;
  heals?: number;
  /** Set if the hero does not know the effect of the thing, or whether the thing is cursed. */
  unsure?: 'effect' | 'curse';
  /** True if success makes all hunters leave the level. */
  peace?: true;
  /** Number of steps to the stairs; 0 if the hero is on the stairs. */
  steps?: number;
  /** Distance in cells to the thing of a treasure or riddle; 0 if the hero stands on the thing's cell. */
  away?: number;
  /** Direction of a riddle's part, because several parts have the same name; absent if the hero stands on the part. */
  side?: Direction;
  /** Number of things in the same cage that the hero has not seen; absent if the hero has seen all things. */
  more?: number;
  /** Turns of work that free a captive. */
  turns?: number;
  /** Number of sleepers in view that the work would wake. */
  wakes?: number;
  bargain?: Bargain;
}

export interface Option {
  kind: OptionKind;
  /** Action that the engine accepts at once, or after the player's confirmation of a danger. */
  action: Action;
  subject: OptionSubject;
  price: Price;
}

/**
 * `loss` is the mean loss as a share of the hero's present hit points. The board lists the options with the smallest
 * losses.
 */
export interface Weighed {
  option: Option;
  loss: number;
}
