import type { Action, Bargain, ThingRef } from '../../engine';
import type { Direction } from '../../lib/geometry';

/** In the order in which a board lists options. */
export const OPTION_KINDS = ['fight', 'shot', 'spell', 'thing', 'treasure', 'place', 'leave', 'boon'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** A phone shows no more options on one line. */
export const MAX_OPTIONS = 3;

export type OptionSubject =
  /** `past`: walk past unaware creatures. `burn`: kindle grass or oil under foes. */
  | { kind: 'fight' | 'ambush' | 'captain' | 'past' | 'burn' }
  | { kind: 'spell'; spell: string }
  | { kind: 'boon'; boon: string }
  /** `lay`: onto a plate. `treasure`: from a cage, or a lamp, mirror or plate. */
  | { kind: 'shot' | 'thing' | 'throw' | 'wear' | 'lay' | 'treasure' | 'shrine' | 'free'; thing: ThingRef }
  /** `narrows`: step towards a cell that few creatures can reach. `hold`: await the foes. */
  | { kind: 'doorway' | 'narrows' | 'hold' }
  | { kind: 'way'; leads: 'down' | 'up' }
  /** Stairs to a level with this recipe. */
  | { kind: 'branch'; recipe: string }
  /** `back`: step away from the nearest foe. `onward`: explore or descend. */
  | { kind: 'back' | 'retire' | 'onward' };

export interface Price {
  /** Mean hit points lost; `Infinity` for probable death; absent if unknown. */
  loss?: number;
  /** Probability of death, from 0.1 to 1; absent below 0.1. */
  risk?: number;
  /** Probability that no creature notices the hero; absent at 0 or 100 percent. */
  unseen?: number;
  /** Number of foes affected; absent if only one foe can be affected. */
  hits?: number;
  /** Number of uses left, with this one; absent without a limit. */
  left?: number;
  heals?: number;
  /** Fact that the hero does not know about the item. */
  unsure?: 'effect' | 'curse';
  /** True if success makes all hunters leave the level. */
  peace?: true;
  /** Steps to the stairs; 0 if the hero stands there. */
  steps?: number;
  /** Cells to the thing; 0 if the hero stands there. */
  away?: number;
  /** Towards a lamp, mirror or plate; absent if the hero stands there. */
  side?: Direction;
  /** Unseen things in the cage; absent if 0. */
  more?: number;
  /** Player-turns to free the captive. */
  turns?: number;
  /** Visible sleepers that the noise would wake. */
  wakes?: number;
  bargain?: Bargain;
}

export interface Option {
  kind: OptionKind;
  /** The engine accepts this action, perhaps after a confirmation. */
  action: Action;
  subject: OptionSubject;
  price: Price;
}

/** `loss` is the mean loss as a share of present hit points. */
export interface Weighed {
  option: Option;
  loss: number;
}
