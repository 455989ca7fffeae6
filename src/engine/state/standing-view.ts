import type { RawId } from '../vocabulary/character';
import type { Attitude, StandingGain, ThingRef } from './event';

/** `standing` is in quarter points. */
export interface Standing {
  faction: RawId;
  standing: number;
  attitude: Attitude;
  next?: { standing: number; gives: StandingGain };
}

export interface TributeView extends Standing {
  to: ThingRef;
  most: number;
  /** Payments in gold with the standings afterwards; empty if tribute cannot help. */
  steps: { points: number; price: number; standing: number; rivals: { faction: RawId; standing: number }[] }[];
}

/** `to` is next to the hero. Amounts are in gold. */
export interface FineView {
  to: ThingRef;
  faction: RawId;
  /** Set if `to` does not belong to the faction. */
  forOthers?: true;
  /** Gold that brings the standing back to 0. */
  due: number;
  payable: number;
}
