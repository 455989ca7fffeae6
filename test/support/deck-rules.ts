import type { BuiltLevel, Raws } from '../../src/engine';

/** Number of levels after a prefab's level on which the same prefab must not appear again. */
const APART = 2;

/** Lists prefabs that appear twice within three levels of a run. The levels must be in order of depth. */
export function repeatedPrefabs(raws: Raws, levels: readonly BuiltLevel[]): string[] {
  const decks = new Map(raws.prefabs.prefabs.map(({ id, kind }) => [id, kind]));
  const dealt = levels.flatMap(({ depth, recipe, prefabs }) => prefabs.map((id) => ({ depth, recipe, id })));
  return dealt.flatMap(({ depth, id }, index) => {
    const before = dealt.slice(0, index).find((other) => other.id === id && depth - other.depth <= APART);
    // A deck of level prefabs is small, and repeats prefabs if too few of them fit.
    if (!before || decks.get(id) === 'level') return [];
    return [`${id} at depth ${before.depth} and ${depth}`];
  });
}
