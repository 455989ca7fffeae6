import type { Action, Bargain, ThingRef } from '../../engine';
import type { Direction } from '../../lib/geometry';

/** Kinds in the order in which a board lists the options. */
export const OPTION_KINDS = ['fight', 'shot', 'spell', 'thing', 'treasure', 'place', 'leave', 'boon'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** Maximum number of options on a board, because a phone shows no more on one line. */
export const MAX_OPTIONS = 3;

/**
 * Act that an option offers to the player.
 *
 * - `past`: the hero walks past creatures that have not noticed the hero.
 * - `wear`: the hero puts on unidentified armour.
 * - `lay`: the hero leaves an item on a plate.
 * - `burn`: the hero sets fire to dry grass or oil under foes.
 * - `treasure`: the hero takes a thing from a cage, or steps on a lamp, mirror or plate.
 * - `narrows`: the hero steps towards a cell that few creatures can reach at once.
 * - `hold`: the hero stays on the present cell and waits for the foes.
 * - `branch`: the hero takes one of two stairs down, to a level with this recipe.
 * - `back`: the hero steps away from the nearest foe.
 * - `onward`: the hero explores or descends.
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
   * Mean number of hit points that the fight costs; `Infinity` if the hero would probably die; absent if the board
   * cannot state a loss.
   */
  loss?: number;
  /** Probability, from 0.1 to 1, that the fight kills the hero; absent below 0.1. */
  risk?: number;
  /**
   * Probability that the hero strikes from ambush or passes without being noticed. Absent if the board would round the
   * probability to 0 or 100 percent.
   */
  unseen?: number;
  /** Number of foes that the act affects; absent if the act can affect only one foe. */
  hits?: number;
  /** Number of uses left, including this use; absent if the number has no limit. */
  left?: number;
  heals?: number;
  /** Fact that the hero does not know about the item. */
  unsure?: 'effect' | 'curse';
  /** True if success makes all hunters leave the level. */
  peace?: true;
  /** Number of steps to the stairs; 0 if the hero is on the stairs. */
  steps?: number;
  /** Distance in cells to the thing; 0 if the hero stands on the thing. */
  away?: number;
  /** Direction from the hero to a lamp, mirror or plate; absent if the hero stands on the thing. */
  side?: Direction;
  /** Number of things in the cage that the hero has not seen; absent if 0. */
  more?: number;
  /** Number of player-turns that the hero needs to free the captive. */
  turns?: number;
  /** Number of visible sleepers that the noise would wake. */
  wakes?: number;
  bargain?: Bargain;
}

export interface Option {
  kind: OptionKind;
  /** Action that the engine accepts at once, or after a confirmation by the player. */
  action: Action;
  subject: OptionSubject;
  price: Price;
}

/** Option with its mean loss, as a share of the hero's present hit points. */
export interface Weighed {
  option: Option;
  loss: number;
}
