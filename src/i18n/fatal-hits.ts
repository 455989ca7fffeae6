import type { View } from '../engine';

/** Number of hits of the nearest enemy that would kill the hero, and the chance that a blow hits, in percent. */
export interface FatalHits {
  hits: number;
  percent: number;
}

/** Maximum number of hits about which players are warned. */
const FEW = 5;

/**
 * Returns how soon the nearest enemy would kill the hero. Returns `null` if no enemy is in sight, if nobody can tell,
 * or if the enemy would need many hits.
 */
export function fatalHits({ things }: View): FatalHits | null {
  const defense = things.find(({ stance, odds }) => stance === 'hostile' && odds !== null)?.odds?.defense;
  if (!defense || defense.blows === null) return null;
  const { chance, blows } = defense;
  const hits = Math.max(1, Math.round(blows * chance));
  return hits > FEW ? null : { hits, percent: Math.round(100 * chance) };
}
