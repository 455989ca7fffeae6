import * as z from 'zod/mini';
import { TILES, type TileName } from '../state/tile';
import { countSchema, idSchema, textSchema } from './common';

/** One builder with its settings. */
export interface BuilderStep {
  builder: string;
  [setting: string]: unknown;
}

/** Dice: one of the cases is taken, by weight, when the chain is put together and before anything is built. */
export interface Choice {
  choose: { weight: number; chain: ChainStep[] }[];
}

export type ChainStep = BuilderStep | Choice;

export const isChoice = (step: ChainStep): step is Choice => 'choose' in step;

export const chainSchema: z.ZodMiniType<ChainStep[]> = z.lazy(() =>
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

export const recipeSchema = z.strictObject({
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
  chain: chainSchema,
});
export type RecipeRaw = z.infer<typeof recipeSchema>;

export interface LevelsRaw {
  recipes: readonly RecipeRaw[];
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
