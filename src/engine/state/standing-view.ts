import type { RawId } from '../vocabulary/character';
import type { Attitude, StandingGain, ThingRef } from './event';

/** `standing` is in points with a precision of a quarter. */
export interface Standing {
  faction: RawId;
  standing: number;
  attitude: Attitude;
  /** Next standing at which the faction treats the hero better. */
  next?: { standing: number; gives: StandingGain };
}

/** The creature `to` is beside the hero. */
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

/** The creature `to` is beside the hero. Amounts are in gold. */
export interface FineView {
  to: ThingRef;
  faction: RawId;
  /** Set if `to` takes the fine for a faction to which it does not belong. */
  forOthers?: true;
  /** Gold that brings the standing back to 0. */
  due: number;
  /** Part of `due` that the hero can pay now; 0 if the hero has too little gold. */
  payable: number;
}
