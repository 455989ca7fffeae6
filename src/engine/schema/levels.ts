import * as z from 'zod/mini';
import { BUILDERS } from '../builders';
import { checkChain } from '../builders/chain/check';
import { type ChainStep, isChoice } from '../builders/chain/recipe';
import { TILES, type TileName } from '../state/tile';
import { countSchema, idSchema, textSchema } from './common';

const chainSchema: z.ZodMiniType<ChainStep[]> = z.lazy(() =>
  z.array(
    z.union([
      z.looseObject({ builder: z.string() }),
      z.strictObject({
        choose: z.array(z.strictObject({ weight: countSchema, chain: chainSchema })).check(z.minLength(1)),
      }),
    ]),
  ),
);

/** What a finished level of this recipe must fulfil beyond what all levels must. */
const validationSchema = z.strictObject({
  /** Walkable cells that can be reached from the start, at least; 700 where nothing is said. */
  reachable: z.exactOptional(countSchema),
  /** Ordinary steps from the start to the way down, at least; 10 where nothing is said. */
  away: z.exactOptional(countSchema),
  /** The outermost ring may be anything; it is never entered. */
  openRing: z.exactOptional(z.literal(true)),
  /** Raws that must be there, their whole footprint free and within reach. */
  present: z.exactOptional(z.array(idSchema)),
});

const recipeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Names of endless levels, one a depth, from the first depth on and round again. */
  names: z.exactOptional(z.array(textSchema).check(z.minLength(1))),
  /** First and last depth, both included, endless when the last is `null`; `null` for what is never chosen by depth. */
  depths: z.nullable(z.tuple([countSchema, z.nullable(countSchema)])),
  /** Fully lit, or dark but for light sources. */
  lit: z.boolean(),
  theme: idSchema,
  /** Theme of the right half where the two differ. */
  themeEast: z.exactOptional(idSchema),
  /** Tiles the hero knows from the start, having grown up here. */
  familiar: z.exactOptional(z.array(z.enum(Object.keys(TILES) as [TileName, ...TileName[]]))),
  validation: z.exactOptional(validationSchema),
  /** Recipe to be built when this one has failed too often; `fallback` where nothing is said. */
  fallback: z.exactOptional(idSchema),
  chain: chainSchema.check((context) => {
    for (const { path, message } of checkChain(BUILDERS, context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path, message });
    }
  }),
});
export type RecipeRaw = z.infer<typeof recipeSchema>;

/** How each depth is built. */
export const levelsFile = z.strictObject({
  $schema: z.string(),
  recipes: z.array(recipeSchema).check((context) => {
    for (const message of recipeFaults(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [], message });
    }
  }),
});

export interface LevelsRaw {
  recipes: readonly RecipeRaw[];
}

/** Up to here every depth must have its recipe. */
const DEEPEST = 100;

function recipeFaults(recipes: readonly RecipeRaw[]): string[] {
  const ids = recipes.map((recipe) => recipe.id);
  const faults = ids.filter((name, index) => ids.indexOf(name) !== index).map((name) => `recipe ${name} stands twice`);
  for (const recipe of recipes) {
    const fallback = recipe.fallback ?? 'fallback';
    if (!ids.includes(fallback)) faults.push(`recipe ${recipe.id}: no fallback ${fallback}`);
  }
  for (let at = 1; at <= DEEPEST; at++) {
    const builders = recipes.filter(({ depths }) => depths !== null && depths[0] <= at && at <= (depths[1] ?? at));
    if (builders.length !== 1) faults.push(`depth ${at} has ${builders.length} recipes`);
  }
  return faults;
}

/** A raw or a prefab that a step of a chain names in its settings. */
export interface NamedByStep {
  kind: 'raw' | 'prefab';
  name: string;
}

/** Everything the settings of a chain name, whichever way its dice fall. */
export function namedBy(chain: readonly ChainStep[]): NamedByStep[] {
  return chain.flatMap((step): NamedByStep[] => {
    if (isChoice(step)) return step.choose.flatMap((option) => namedBy(option.chain));
    const { raw, prefab, prefabs } = step;
    const drawn = [prefab, ...(Array.isArray(prefabs) ? prefabs : [])].filter((name) => typeof name === 'string');
    return [
      ...(typeof raw === 'string' ? [{ kind: 'raw' as const, name: raw }] : []),
      ...drawn.map((name) => ({ kind: 'prefab' as const, name })),
    ];
  });
}
