import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema, tileNameSchema } from '../vocabulary/schemas';
import { TWISTS } from '../vocabulary/twist';

export interface BuilderStep {
  builder: string;
  [setting: string]: unknown;
}

/** The seed draws one case by weight. */
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

/** Requirements besides those for all levels. */
const validationSchema = z.strictObject({
  /** Minimum number of reachable cells; 700 if absent. */
  reachable: z.exactOptional(countSchema),
  /** Minimum number of steps from start to exit; 10 if absent. */
  away: z.exactOptional(countSchema),
  /** Allows any tiles on the outermost ring, and unreachable parts. */
  openRing: z.exactOptional(z.literal(true)),
  /** Ids of raws that the level must have, on free and reachable cells. */
  present: z.exactOptional(z.array(idSchema)),
});

export const recipeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Names for levels, which each seed deals in a different order. */
  names: z.array(textSchema).check(z.minLength(8, 'must be at least eight names')),
  /** Sign at a fork; `name` and `about` have at most 40 letters together. */
  sign: z.exactOptional(z.strictObject({ name: textSchema, about: textSchema })),
  /** False if the level is dark, except near lights. */
  lit: z.boolean(),
  theme: idSchema,
  /** Theme id for the right part; `theme` if absent. */
  themeEast: z.exactOptional(idSchema),
  /** First column of the right part; the middle column if absent. */
  eastFrom: z.exactOptional(countSchema),
  /** Tiles that the hero's map shows from the first arrival. */
  familiar: z.exactOptional(z.array(tileNameSchema)),
  /** True if the hero sees lamps beyond the sight radius. */
  far_lights: z.exactOptional(z.literal(true)),
  /** Tile on which creatures can neither harm nor be harmed. */
  truce: z.exactOptional(tileNameSchema),
  /** The seed picks one for each level. */
  twists: z.exactOptional(z.array(z.enum(TWISTS)).check(z.minLength(1, 'must name one'))),
  /** Patches of dry grass: up to `share` percent of the floor, `size` cells each. */
  dry: z.exactOptional(
    z.strictObject({ share: countSchema.check(z.maximum(12)), size: countSchema.check(z.maximum(25)) }),
  ),
  /** Ids of each level's items, in place of random things. */
  supplies: z.exactOptional(z.array(idSchema)),
  /** Ids of creatures that attack at night. Only the town has nights. */
  prowlers: z.exactOptional(z.array(idSchema)),
  /** True if nothing burns. */
  fireproof: z.exactOptional(z.literal(true)),
  validation: z.exactOptional(validationSchema),
  /** Recipe id after too many failures; `fallback` if absent. */
  fallback: z.exactOptional(idSchema),
  /** Id of a raw that replaces the stairs down on a campaign's last level. */
  goal: z.exactOptional(idSchema),
  chain: chainSchema,
});
export type RecipeRaw = z.infer<typeof recipeSchema>;

export interface LevelsRaw {
  recipes: readonly RecipeRaw[];
}

/** Includes every case of each choice. Names may repeat. */
export const buildersIn = (chain: readonly ChainStep[]): string[] =>
  chain.flatMap((step) => (isChoice(step) ? step.choose.flatMap((one) => buildersIn(one.chain)) : [step.builder]));

export interface NamedByStep {
  kind: 'raw' | 'prefab' | 'faction';
  name: string;
  /** Path such as `clan-quarters.clans.leader`, starting with the builder. */
  setting: string;
}

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

/** Includes every case of each choice. Ids may repeat. */
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
