import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema, tileNameSchema } from '../vocabulary/schemas';
import { TWISTS } from '../vocabulary/twist';

/** A builder by name, with its settings. */
export interface BuilderStep {
  builder: string;
  [setting: string]: unknown;
}

/** A random choice. One of the cases is drawn by weight before anything is built. */
export interface Choice {
  choose: { weight: number; chain: ChainStep[] }[];
}

export type ChainStep = BuilderStep | Choice;

export const isChoice = (step: ChainStep): step is Choice => 'choose' in step;

export const chainSchema: z.ZodMiniType<ChainStep[]> = z.lazy(() =>
  z.array(
    z.union([
      z
        .looseObject({ builder: z.string() })
        .check(z.refine((step) => !('choose' in step), 'names a builder and a choose: keep one of them')),
      z.strictObject({
        choose: z.array(z.strictObject({ weight: countSchema, chain: chainSchema })).check(z.minLength(1)),
      }),
    ]),
  ),
);

/** Requirements of a finished level, besides the requirements of all levels. */
const validationSchema = z.strictObject({
  /** Least number of walkable cells that can be reached from the start; 700 when absent. */
  reachable: z.exactOptional(countSchema),
  /** Least number of ordinary steps from the start to the exit; 10 when absent. */
  away: z.exactOptional(countSchema),
  /** The outermost ring may hold any tiles; nobody ever enters it. */
  openRing: z.exactOptional(z.literal(true)),
  /** Raws that the level must hold. Every cell under them must be free and reachable. */
  present: z.exactOptional(z.array(idSchema)),
});

export const recipeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Names of the recipe's levels. Each seed deals them in an order of its own. */
  names: z.array(textSchema).check(z.minLength(8, 'must be at least eight names')),
  /** True if the level is fully lit; otherwise it is dark except for light sources. */
  lit: z.boolean(),
  theme: idSchema,
  /** Theme of the level's right part, if that differs from the left. */
  themeEast: z.exactOptional(idSchema),
  /** First column of the right part; the middle column when absent. */
  eastFrom: z.exactOptional(countSchema),
  /** Tiles that the hero knows from the start. */
  familiar: z.exactOptional(z.array(tileNameSchema)),
  /** The hero sees lamps across the dark, beyond its sight, if nothing stands between. */
  far_lights: z.exactOptional(z.literal(true)),
  /** Tile of a truce: a creature on it neither harms others nor can be harmed. */
  truce: z.exactOptional(tileNameSchema),
  /** Modifiers, of which the seed draws one for each level of the recipe. */
  twists: z.exactOptional(z.array(z.enum(TWISTS)).check(z.minLength(1, 'must name one'))),
  validation: z.exactOptional(validationSchema),
  /** Recipe to build if this recipe has failed too often; `fallback` when absent. */
  fallback: z.exactOptional(idSchema),
  /** For the last level of a campaign: raw that lies where other levels have the way down. */
  goal: z.exactOptional(idSchema),
  chain: chainSchema,
});
export type RecipeRaw = z.infer<typeof recipeSchema>;

export interface LevelsRaw {
  recipes: readonly RecipeRaw[];
}

/** Returns the names of the builders in a chain, including all cases of its choices. */
export const buildersIn = (chain: readonly ChainStep[]): string[] =>
  chain.flatMap((step) => (isChoice(step) ? step.choose.flatMap((one) => buildersIn(one.chain)) : [step.builder]));

/** Raw, prefab or faction that the settings of a step name. */
export interface NamedByStep {
  kind: 'raw' | 'prefab' | 'faction';
  name: string;
  /** Path to the name: the builder and the keys below it, such as `clan-quarters.clans.leader`. */
  setting: string;
}

/**
 * Settings whose value is a name or a list of names, and the kind of thing that has the name. Nested settings are
 * searched as well.
 */
const NAMING: Readonly<Record<string, NamedByStep['kind']>> = {
  raw: 'raw',
  lamp: 'raw',
  leader: 'raw',
  guard: 'raw',
  archer: 'raw',
  patrol: 'raw',
  traders: 'raw',
  fittings: 'raw',
  prefab: 'prefab',
  faction: 'faction',
};

/**
 * Returns the raws, prefabs and factions that occur in the settings of a chain. All cases of its random choices count.
 */
export function namedBy(chain: readonly ChainStep[]): NamedByStep[] {
  return chain.flatMap((step) =>
    isChoice(step) ? step.choose.flatMap((option) => namedBy(option.chain)) : namedBySettings(step, step.builder),
  );
}

function namedBySettings(settings: object, path: string): NamedByStep[] {
  return Object.entries(settings).flatMap(([key, value]): NamedByStep[] => {
    const kind = NAMING[key];
    const setting = `${path}.${key}`;
    return [value].flat().flatMap((one) => {
      if (typeof one === 'object' && one !== null) return namedBySettings(one, setting);
      return kind !== undefined && typeof one === 'string' ? [{ kind, name: one, setting }] : [];
    });
  });
}
