import type { BuiltLevel, Raws } from '../../src/engine';

/** Levels of a run on which a prefab that was dealt must not be dealt again. */
const APART = 2;

/** Prefabs dealt twice on one level, or again on one of the next two, of levels of one run in order of depth. */
export function repeatedPrefabs(raws: Raws, levels: readonly BuiltLevel[]): string[] {
  const decks = new Map(raws.prefabs.prefabs.map(({ id, kind }) => [id, kind]));
  const dealt = levels.flatMap(({ depth, recipe, prefabs }) => prefabs.map((id) => ({ depth, recipe, id })));
  return dealt.flatMap(({ depth, id }, index) => {
    const before = dealt.slice(0, index).find((other) => other.id === id && depth - other.depth <= APART);
    // the deck of levels is small, and one that has too few of them deals from all
    if (!before || decks.get(id) === 'level') return [];
    return [`${id} at depth ${before.depth} and ${depth}`];
  });
}
