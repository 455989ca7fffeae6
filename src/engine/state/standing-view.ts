import type { RawId } from '../vocabulary/character';
import type { Attitude, StandingGain, ThingRef } from './event';

/** Standing of the hero with a faction, in points and quarters of a point. */
export interface Standing {
  faction: RawId;
  standing: number;
  attitude: Attitude;
  /** Next standing at which the faction treats the hero better, and the advantage; absent if there is none. */
  next?: { standing: number; gives: StandingGain };
}

/** Tribute for a faction that a creature beside the hero takes. */
export interface TributeView extends Standing {
  to: ThingRef;
  /**
   * Payments on offer: one point, and the points up to the next advantage. `price` is in gold, `standing` is the
   * standing after it. Empty if tribute buys no more standing.
   */
  steps: { points: number; price: number; standing: number }[];
}

/** A fine that the hero can pay to a creature beside it. Amounts are in gold. */
export interface FineView {
  to: ThingRef;
  faction: RawId;
  /** True if the fine is for another faction than the taker's own; absent otherwise. */
  forOthers?: true;
  /** Gold that brings the standing back to 0. */
  due: number;
  /** Part of `due` that the hero can pay. */
  payable: number;
}
