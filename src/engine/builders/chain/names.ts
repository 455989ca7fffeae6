import type { RecipeRaw } from '../../schema/levels';

/** What a level is called: endless levels go through their recipe's list of names by depth, and round again. */
export function levelName(recipe: RecipeRaw, depth: number): string {
  const names = recipe.names ?? [];
  const first = recipe.depths?.[0] ?? depth;
  return names[(depth - first) % names.length] ?? recipe.name;
}
