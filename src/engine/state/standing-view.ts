import type { RawId } from '../vocabulary/character';
import type { Attitude, StandingGain, ThingRef } from './event';

/** Standing of the hero with a faction, in points with a precision of a quarter. */
export interface Standing {
  faction: RawId;
  standing: number;
  attitude: Attitude;
  /** Next standing at which the faction treats the hero better; absent if there is none. */
  next?: { standing: number; gives: StandingGain };
}

/** Tribute to a faction, which the creature `to` beside the hero takes. */
export interface TributeView extends Standing {
  to: ThingRef;
  /** Maximum standing in points that tribute can buy. */
  most: number;
  /**
   * Payments on offer: one for a single point, and one for all points up to the next advantage. `price` is in gold.
   * `standing` is the standing after the payment. `rivals` are the factions with whom the payment costs standing, each
   * with its new standing. Empty if tribute cannot raise the standing further.
   */
  steps: { points: number; price: number; standing: number; rivals: { faction: RawId; standing: number }[] }[];
}

/** A fine that a creature beside the hero takes. Amounts are in gold. */
export interface FineView {
  to: ThingRef;
  faction: RawId;
  /** True if the creature `to` takes the fine for a faction to which it does not belong; absent otherwise. */
  forOthers?: true;
  /** Gold that brings the standing back to 0. */
  due: number;
  /** Part of `due` that the hero can pay now; 0 if the hero has too little gold. */
  payable: number;
}
