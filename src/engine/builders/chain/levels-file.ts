import * as z from 'zod/mini';
import { chainSchema, type RecipeRaw, recipeSchema } from '../../schema/levels';
import { BUILDERS } from '..';
import { checkChain } from './check';

const checkedRecipe = z.extend(recipeSchema, {
  chain: chainSchema.check((context) => {
    if (context.issues.length > 0) return;
    for (const { path, message } of checkChain(BUILDERS, context.value)) {
      // Copies `path`, because zod changes the array, which several faults share.
      context.issues.push({ code: 'custom', input: context.value, path: [...path], message });
    }
  }),
});

export const levelsFile = z.strictObject({
  $schema: z.string(),
  recipes: z.array(checkedRecipe).check((context) => {
    for (const message of recipeFaults(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [], message });
    }
  }),
});

function recipeFaults(recipes: readonly RecipeRaw[]): string[] {
  const ids = recipes.map((recipe) => recipe.id);
  const faults = ids.filter((name, index) => ids.indexOf(name) !== index).map((name) => `recipe ${name} stands twice`);
  for (const recipe of recipes) {
    const fallback = recipe.fallback ?? 'fallback';
    if (!ids.includes(fallback)) faults.push(`recipe ${recipe.id}: no fallback ${fallback}`);
    if (recipe.fallback === recipe.id) faults.push(`recipe ${recipe.id}: falls back on itself, name another`);
  }
  return faults;
}
