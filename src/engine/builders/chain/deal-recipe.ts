import { shuffle } from '../../../lib/lists';
import { rngFromSeed } from '../../../lib/rng';
import { stageAt } from '../../schema/campaigns';
import type { RecipeRaw } from '../../schema/levels';
import { type Raws, recipeOf } from '../../state';

/** `isSecond` means the level below the second way down. */
export interface Site {
  seed: string;
  depth: number;
  isSecond?: boolean;
}

/** Deals each recipe of a stage once before any repeats. Throws without a recipe. */
export function dealRecipe(raws: Raws, { seed, depth, isSecond }: Site): RecipeRaw {
  const stage = stageAt(raws.campaign, depth);
  if (stage === null) throw new Error(`no recipe for depth ${depth}`);
  const ids = isSecond && stage.second_way ? [stage.second_way] : stage.recipes;
  const sharing = ids.map((id) => recipeOf(raws, id) as RecipeRaw);
  if (sharing.length === 1) return sharing[0] as RecipeRaw;
  const [first] = stage.depths;
  const round = Math.floor((depth - first) / sharing.length);
  return dealRound(sharing, seed, round)[(depth - first) % sharing.length] as RecipeRaw;
}

function dealRound(recipes: readonly RecipeRaw[], seed: string, round: number): RecipeRaw[] {
  const orderOf = (number: number) => shuffle(recipes, rngFromSeed(`${seed}/recipes/${number}`));
  // The swap below would also change the last of two recipes.
  if (recipes.length === 2) return orderOf(0);
  const [first, second, ...others] = orderOf(round);
  const repeats = round > 0 && first === orderOf(round - 1).at(-1);
  return [...(repeats ? [second, first] : [first, second]), ...others] as RecipeRaw[];
}
