import type { RawId } from '../vocabulary/character';
import type { Attitude, StandingGain, ThingRef } from './event';

/** Standing of the hero with a faction, in points with a precision of a quarter. */
export interface Standing {
  faction: RawId;
  standing: number;
  attitude: Attitude;
  /**
   * Next standing in points at which a faction treats the hero better, and the advantage that the hero then has; absent
   * if there is none.
   */
  next?: { standing: number; gives: StandingGain };
}

/** Tribute for a faction. A creature beside the hero takes the tribute. */
export interface TributeView extends Standing {
  to: ThingRef;
  /** Maximum standing in points that tribute can buy. */
  most: number;
  /**
   * Payments on offer: one for a single point, and one for all points up to the next advantage. `price` is in gold.
   * `standing` is the standing after the payment. `rivals` are the rivals with whom the payment costs standing, and
   * their standing after it. Empty if tribute cannot raise the standing further.
   */
  steps: { points: number; price: number; standing: number; rivals: { faction: RawId; standing: number }[] }[];
}

/** A fine that the hero can pay to a creature beside it. Amounts are in gold. */
export interface FineView {
  to: ThingRef;
  faction: RawId;
  /** True if the creature `to` takes the fine for a faction to which it does not belong; absent otherwise. */
  forOthers?: true;
  /** Gold that brings the standing back to 0. */
  due: number;
  /** Part of `due`, in gold, that the hero can pay now; 0 if the hero has too little gold. */
  payable: number;
}
