import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema, tileNameSchema } from '../vocabulary/schemas';
import { TWISTS } from '../vocabulary/twist';

/** One builder with its settings. */
export interface BuilderStep {
  builder: string;
  [setting: string]: unknown;
}

/** A random choice: one of the cases is taken, by weight, before anything is built. */
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

/** Requirements of a finished level in addition to those of all levels. */
const validationSchema = z.strictObject({
  /** Least number of walkable cells reachable from the start; 700 when absent. */
  reachable: z.exactOptional(countSchema),
  /** Least number of ordinary steps from the start to the exit; 10 when absent. */
  away: z.exactOptional(countSchema),
  /** The outermost ring may be anything; it is never entered. */
  openRing: z.exactOptional(z.literal(true)),
  /** Raws that must be present, their whole footprint free and reachable. */
  present: z.exactOptional(z.array(idSchema)),
});

export const recipeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** What its levels are called: each seed deals them in an order of its own. */
  names: z.array(textSchema).check(z.minLength(8, 'must be at least eight names')),
  /** Fully lit, or dark but for light sources. */
  lit: z.boolean(),
  theme: idSchema,
  /** Theme of the right part where the two differ. */
  themeEast: z.exactOptional(idSchema),
  /** First column of the right part; the middle one when absent. */
  eastFrom: z.exactOptional(countSchema),
  /** Tiles the hero knows from the start. */
  familiar: z.exactOptional(z.array(tileNameSchema)),
  /** Lamps are seen over the dark from wherever nothing stands between. */
  far_lights: z.exactOptional(z.literal(true)),
  /** Tile on which nobody harms anybody, nor is harmed from anywhere. */
  truce: z.exactOptional(tileNameSchema),
  /** Each of its levels has one of these, which the seed draws. */
  twists: z.exactOptional(z.array(z.enum(TWISTS)).check(z.minLength(1, 'must name one'))),
  validation: z.exactOptional(validationSchema),
  /** Recipe to build when this one has failed too often; `fallback` when absent. */
  fallback: z.exactOptional(idSchema),
  /** Of the last level of a campaign: what lies where elsewhere the way down is. */
  goal: z.exactOptional(idSchema),
  chain: chainSchema,
});
export type RecipeRaw = z.infer<typeof recipeSchema>;

export interface LevelsRaw {
  recipes: readonly RecipeRaw[];
}

/** The builders that a chain names, in all its choices. */
export const buildersIn = (chain: readonly ChainStep[]): string[] =>
  chain.flatMap((step) => (isChoice(step) ? step.choose.flatMap((one) => buildersIn(one.chain)) : [step.builder]));

/** A raw, a prefab or a faction that a step of a chain names in its settings. */
export interface NamedByStep {
  kind: 'raw' | 'prefab' | 'faction';
  name: string;
  /** The builder and the keys down to the name: `clan-quarters.clans.leader`. */
  setting: string;
}

/** The settings by which steps name something, or a list of them; those of lists of settings count as well. */
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

/** Everything the settings of a chain name, in all its choices. */
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
