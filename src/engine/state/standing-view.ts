import type { RawId } from '../vocabulary/character';
import type { Attitude, StandingGain, ThingRef } from './event';

/** The hero's standing with a faction, in points and quarters of a point. */
export interface Standing {
  faction: RawId;
  standing: number;
  attitude: Attitude;
  /** What more of it would change next; absent where nothing would. */
  next?: { standing: number; gives: StandingGain };
}

/** Tribute that somebody beside the hero takes for a faction. */
export interface TributeView extends Standing {
  to: ThingRef;
  /** A point, and what leads to the next change, for so much gold; none where tribute leads no further. */
  steps: { points: number; price: number; standing: number }[];
}

/** A fine that can be paid to somebody beside the hero. Gold. */
export interface FineView {
  to: ThingRef;
  faction: RawId;
  /** It is another faction than that of whoever takes it; absent otherwise. */
  forOthers?: true;
  /** What restores the standing to 0. */
  due: number;
  /** As much of that as the hero can pay. */
  payable: number;
}
