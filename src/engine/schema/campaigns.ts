import * as z from 'zod/mini';
import { isWithin } from '../../lib/range';
import { LEVEL_CHANGES } from '../vocabulary/level-change';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { TILE_NAMES } from '../vocabulary/tile';
import { lookSchema } from './sprites';

/** Maximum numbers per thousand cells of ground. */
const crowdSchema = z.strictObject({ creatures: countSchema, traps: countSchema, things: countSchema });
export type CrowdRaw = z.infer<typeof crowdSchema>;

const stageSchema = z.strictObject({
  /** First and last depth; `null` makes the stage endless. */
  depths: z.tuple([countSchema, z.nullable(countSchema)]),
  /** Ids of recipes. The seed deals all before repeating any. */
  recipes: z.array(idSchema).check(z.minLength(1, 'must be at least one recipe')),
  /** Recipe id for the second way down; needs a `sign` on all recipes. */
  second_way: z.exactOptional(idSchema),
  /** Veterans have `level`, plus half their usual level, plus `rise` per depth below the stage's first. */
  veterans: z.exactOptional(z.strictObject({ level: countSchema, rise: z.exactOptional(countSchema) })),
  /** True if experience scales with creature level / hero level, at most 1. */
  pays_by_level: z.exactOptional(z.boolean()),
  /** Percent of the usual experience; 100 if absent. */
  pay_percent: z.exactOptional(countSchema.check(z.maximum(100))),
  /** Percent of the usual probability of sleep; 100 if absent. */
  sleeps_percent: z.exactOptional(countSchema),
  /** Percent chances of dropping each worn item and loot; 100 if absent, or for named creatures. */
  leaves: z.exactOptional(
    z.strictObject({ gear: countSchema.check(z.maximum(100)), loot: countSchema.check(z.maximum(100)) }),
  ),
  /** Player-turns until the first wanderers, then between arrivals. `band` come together; 1 if absent. */
  wanderers: z.exactOptional(
    z.strictObject({ first: countSchema, every: countSchema, band: z.exactOptional(countSchema) }),
  ),
  /** Unlimited if absent. */
  crowd: z.exactOptional(crowdSchema),
});
export type StageRaw = z.infer<typeof stageSchema>;

/** First and last depth, both included. */
const depthsSchema = z.tuple([countSchema, countSchema]);

/** Hunters on the way home. The band leaves when its captain dies. */
const bandSchema = z.strictObject({
  /** Depths at which the band may come. */
  depths: depthsSchema,
  /** Id of a mob with `captain`. */
  captain: idSchema,
  /** Ids of the captain's mobs; may repeat. */
  mobs: z.array(idSchema).check(z.minLength(1, 'must be at least one mob')),
});
export type BandRaw = z.infer<typeof bandSchema>;

/** Alteration of a level on the way home. */
const levelChangeSchema = z.strictObject({
  id: z.enum(LEVEL_CHANGES),
  /** Cells by which sight shrinks, because lamps are out; 0 if absent. */
  dims: z.exactOptional(countSchema),
  /** Changes tiles around one cell of the hero's way; cuts off nothing. `radius`: cells. */
  ground: z.exactOptional(
    z.strictObject({
      from: z.array(z.enum(TILE_NAMES)).check(z.minLength(1, 'must be at least one tile')),
      to: z.enum(TILE_NAMES),
      radius: z.int().check(z.minimum(0)),
    }),
  ),
});
export type LevelChangeRaw = z.infer<typeof levelChangeSchema>;

/** Dangers after the hero picks up the quest item. */
const wayHomeSchema = z.strictObject({
  /** Each level draws one of the bands that may come at its depth. */
  bands: z.array(bandSchema),
  /** Percent of bands that wait ahead; others come from behind. */
  ahead_percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Alterations, of which each level below the town draws at most one. */
  changes: z.array(levelChangeSchema),
  /** Player-turns until the band comes: `most` at the bottom, `sooner` fewer for each level climbed. */
  wait: z
    .strictObject({ most: countSchema, sooner: countSchema, least: countSchema })
    .check(z.refine(({ most, least }) => least <= most, 'least must not be above most')),
  /** Levels that the hero climbs for each lost cell of sight. */
  dims_every: countSchema,
});
export type WayHomeRaw = z.infer<typeof wayHomeSchema>;

const pointsSchema = countSchema;

/** Deed that wins the laurel, the prize of the campaign. */
const laurelSchema = z.union([
  z.strictObject({ slain: idSchema, points: pointsSchema }),
  /** The run ends when the hero picks up the item. */
  z.strictObject({ taken: idSchema, points: pointsSchema }),
  z.strictObject({
    brought: idSchema,
    /** Destination: the pub in the town. */
    to: z.literal('first-room'),
    points: pointsSchema,
    way_home: wayHomeSchema,
  }),
]);

/** Laurel points: `turns` minus player-turns, plus `health` minus `wound` per lost hit point; neither below 0. */
const raceSchema = z.strictObject({ turns: countSchema, health: countSchema, wound: countSchema });
export type RaceRaw = z.infer<typeof raceSchema>;

const campaignSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Description for players who choose a campaign. */
  about: textSchema,
  /** Names of depth ranges, without gaps. The last may be endless. */
  places: z.array(
    z.strictObject({
      depths: z.tuple([countSchema, z.nullable(countSchema)]),
      name: textSchema,
      icon: lookSchema,
    }),
  ),
  /** Help lines, ascending by `from`, the depth that opens the line. */
  help: z.array(z.strictObject({ from: countSchema, text: textSchema })),
  /** True if players may choose the campaign. The first must be offered. */
  offered: z.boolean(),
  /** True for the campaign of daily dungeons; by default, the first. */
  daily: z.exactOptional(z.literal(true)),
  /** Ids of worn items at the start. An item of the kit wins the slot. */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Ids of carried items at the start, besides the kit's. */
  carried: z.exactOptional(z.array(idSchema)),
  /** Id of every hero's kit; if absent, the player chooses. */
  kit: z.exactOptional(idSchema),
  /** Ids of starting boons. If set, heroes earn no boons later. */
  boons: z.exactOptional(z.array(idSchema)),
  race: z.exactOptional(raceSchema),
  /** Stages without gaps. Depth 1 is the town, if there is one. */
  stages: z.array(stageSchema).check(z.minLength(1, 'must be at least one stage')),
  laurel: laurelSchema,
});
export type CampaignRaw = z.infer<typeof campaignSchema>;

/** The first is the default. */
export const campaignsFile = z.strictObject({
  $schema: z.string(),
  campaigns: z.array(campaignSchema).check(z.minLength(1, 'must be at least one campaign')),
});

/** Returns 1, the town's depth, or a deeper start without a town. */
export const firstDepth = ({ stages }: Pick<CampaignRaw, 'stages'>): number => stages[0]?.depths[0] ?? 1;

/** Returns `null` if no stage includes the depth. */
export const stageAt = ({ stages }: Pick<CampaignRaw, 'stages'>, depth: number): StageRaw | null =>
  stages.find(({ depths }) => isWithin(depths, depth)) ?? null;

/** Returns recipe ids, including the second way's. */
export const recipesOf = ({ recipes, second_way }: Pick<StageRaw, 'recipes' | 'second_way'>): readonly string[] =>
  second_way === undefined ? recipes : [...recipes, second_way];

/** Returns the item to take or bring home; `null` if a kill wins. */
export const prizeOf = ({ laurel }: Pick<CampaignRaw, 'laurel'>): string | null =>
  'taken' in laurel ? laurel.taken : 'brought' in laurel ? laurel.brought : null;

export const hasWayDown = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1) !== null;

/** True if two stairs lead down from this depth. */
export const hasFork = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1)?.second_way !== undefined;
