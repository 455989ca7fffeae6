import type { View } from '../engine';

/** Number of hits with which the nearest enemy would kill the hero, and its chance to hit, in percent. */
export interface FatalHits {
  hits: number;
  percent: number;
}

/** Maximum number of hits in a warning. */
const FEW = 5;

/**
 * Returns how many hits of the first enemy in view would kill the hero, and the chance of a hit in percent. Returns
 * `null` if no enemy is in view, if no number can be given, or if the enemy would need more than `FEW` hits.
 */
export function fatalHits({ things }: View): FatalHits | null {
  const defense = things.find(({ stance, odds }) => stance === 'hostile' && odds !== null)?.odds?.defense;
  if (!defense || defense.blows === null) return null;
  const { chance, blows } = defense;
  const hits = Math.max(1, Math.round(blows * chance));
  return hits > FEW ? null : { hits, percent: Math.round(100 * chance) };
}
