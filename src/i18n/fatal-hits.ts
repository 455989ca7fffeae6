import type { RawId, View } from '../engine';

export interface FatalHits {
  /** Number of hits that the strongest enemy needs to kill the hero. */
  hits: number;
  foes: number;
  /** Chance that at least one of the enemies hits in a round, in percent. */
  percent: number;
}

const MAX_HITS_WARNED = 5;

/**
 * Returns the danger from all enemies that know of the hero and can reach the hero; without such enemies, from the
 * nearest enemy. Returns `null` if death would take more than `MAX_HITS_WARNED` hits.
 */
export function fatalHits({ things }: View, isHarmless: (foe: RawId) => boolean): FatalHits | null {
  const hostile = things.filter(
    ({ stance, odds, raw }) =>
      stance === 'hostile' && odds?.defense.blows != null && !(raw !== null && isHarmless(raw)),
  );
  const coming = hostile.filter(({ aloof }) => aloof === undefined);
  const strikes = (coming.length > 0 ? coming : hostile.slice(0, 1)).flatMap(({ odds }) => odds?.defense ?? []);
  const hits = Math.min(...strikes.map(({ chance, blows }) => Math.max(1, Math.round((blows ?? 0) * chance))));
  if (hits > MAX_HITS_WARNED) return null;
  const missed = strikes.reduce((product, { chance }) => product * (1 - chance), 1);
  return { hits, foes: strikes.length, percent: Math.round(100 * (1 - missed)) };
}
