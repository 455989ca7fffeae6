import { type Game, isHarmful, type RawId, type Raws } from '../../../src/engine';
import type { Arrival } from '../arrival';

/** Belongings of the hero at its first arrival on the dragon's depth. */
export interface Belongings {
  /** Number of things that the hero carries but does not wear. */
  carried: number;
  meals: number;
  /** Kinds of things, including worn ones, in alphabetical order. Magic gear counts as its plain kind. */
  kinds: RawId[];
}

const LAIR = 6;

/** Returns `null` if the hero never arrived on the dragon's depth. */
export function belongingsAtLair(raws: Raws, arrivals: readonly Arrival[]): Belongings | null {
  const arrival = arrivals.find(({ depth }) => depth === LAIR);
  if (!arrival) return null;
  const { carried, worn } = arrival;
  const kinds = [...carried, ...worn].map((raw) => raws.item[raw]?.variant?.base ?? raw);
  return {
    carried: carried.length,
    meals: carried.filter((raw) => raws.item[raw]?.consumable?.effects.food !== undefined).length,
    kinds: [...new Set(kinds)].sort(),
  };
}

/** Returns the number of scrolls and charged rods in the pack that harm a target at a distance, known or unknown. */
export const unusedAttacks = (raws: Raws, { pack }: Game): number =>
  pack.filter(({ raw, consumable }) => {
    const effects = raws.item[raw]?.consumable?.effects;
    return effects?.ranged !== undefined && isHarmful(effects) && consumable?.charges !== 0;
  }).length;
