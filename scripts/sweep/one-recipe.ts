import type { Raws } from '../../src/engine';

/** The raws with this recipe for this depth and none for any other: how recipes are built that no depth asks for. */
export function withOnlyRecipe(raws: Raws, id: string, depth: number): Raws {
  const recipes = raws.levels.recipes.map((recipe) => ({
    ...recipe,
    depths: recipe.id === id ? ([depth, depth] as [number, number]) : null,
  }));
  return { ...raws, levels: { recipes } };
}
