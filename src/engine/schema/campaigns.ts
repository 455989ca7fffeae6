import * as z from 'zod/mini';
import { isWithin } from '../../lib/range';
import { LEVEL_CHANGES } from '../vocabulary/level-change';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { TILE_NAMES } from '../vocabulary/tile';
import { lookSchema } from './sprites';

/** Maximum numbers on a level for each thousand cells of ground. */
const crowdSchema = z.strictObject({ creatures: countSchema, traps: countSchema, things: countSchema });
export type CrowdRaw = z.infer<typeof crowdSchema>;

const stageSchema = z.strictObject({
  /** First and last depth, both included. `null` makes the stage endless. */
  depths: z.tuple([countSchema, z.nullable(countSchema)]),
  /** Ids of the recipes. The seed deals all recipes in random order before repeating any. */
  recipes: z.array(idSchema).check(z.minLength(1, 'must be at least one recipe')),
  /** Id of the recipe for the second way down. All recipes of the stage then need a `sign`. */
  second_way: z.exactOptional(idSchema),
  /**
   * Level of a veteran: `level`, plus half the creature's usual level, plus `rise` for each depth below the first of
   * the stage.
   */
  veterans: z.exactOptional(z.strictObject({ level: countSchema, rise: z.exactOptional(countSchema) })),
  /** True if a kill's experience is multiplied by the creature's level divided by the hero's level, at most by 1. */
  pays_by_level: z.exactOptional(z.boolean()),
  /** Percent of the usual experience, 1 to 100; 100 if absent. */
  pay_percent: z.exactOptional(countSchema.check(z.maximum(100))),
  /** Percent of the usual probability of being asleep; 100 if absent. */
  sleeps_percent: z.exactOptional(countSchema),
  /**
   * Percent chances that a dead creature leaves a worn item (`gear`, for each item) or its loot (`loot`). Both are 100
   * if absent, and for named creatures.
   */
  leaves: z.exactOptional(
    z.strictObject({ gear: countSchema.check(z.maximum(100)), loot: countSchema.check(z.maximum(100)) }),
  ),
  /**
   * Player-turns until the first wanderers come, and between later arrivals. `band` is the number of wanderers that
   * come together; 1 if absent.
   */
  wanderers: z.exactOptional(
    z.strictObject({ first: countSchema, every: countSchema, band: z.exactOptional(countSchema) }),
  ),
  /** Limits for the crowd on a level; no limits if absent. */
  crowd: z.exactOptional(crowdSchema),
});
export type StageRaw = z.infer<typeof stageSchema>;

/** First and last depth, both included. */
const depthsSchema = z.tuple([countSchema, countSchema]);

/** Band that hunts the hero on the way home, and leaves when the captain dies. */
const bandSchema = z.strictObject({
  /** Depths at which the band may come. */
  depths: depthsSchema,
  /** Id of a mob with `captain`. */
  captain: idSchema,
  /** Ids of the mobs that come with the captain. Ids may repeat. */
  mobs: z.array(idSchema).check(z.minLength(1, 'must be at least one mob')),
});
export type BandRaw = z.infer<typeof bandSchema>;

/** Change of a level between the hero's way down and the way home. */
const levelChangeSchema = z.strictObject({
  id: z.enum(LEVEL_CHANGES),
  /** Cells by which the hero's sight shrinks, because all lamps are out; 0 if absent. */
  dims: z.exactOptional(countSchema),
  /**
   * Turns tiles `from` into `to`, within `radius` cells of one cell on the hero's way. Cuts off no part of the level.
   */
  ground: z.exactOptional(
    z.strictObject({
      from: z.array(z.enum(TILE_NAMES)).check(z.minLength(1, 'must be at least one tile')),
      to: z.enum(TILE_NAMES),
      radius: z.int().check(z.minimum(0)),
    }),
  ),
});
export type LevelChangeRaw = z.infer<typeof levelChangeSchema>;

/** Dangers on the way home, which begins when the hero picks up the quest item. */
const wayHomeSchema = z.strictObject({
  /** Bands of hunters, of which each level draws one that may come at the depth. */
  bands: z.array(bandSchema),
  /** Percent of levels whose band waits ahead of the hero. Other bands come from behind. */
  ahead_percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Changes of levels on the way home, of which each level below the town draws one. */
  changes: z.array(levelChangeSchema),
  /**
   * Player-turns until the band comes: `most` at the bottom, minus `sooner` for each level climbed, but at least
   * `least`.
   */
  wait: z
    .strictObject({ most: countSchema, sooner: countSchema, least: countSchema })
    .check(z.refine(({ most, least }) => least <= most, 'least must not be above most')),
  /** Number of levels that the hero climbs until the sight radius shrinks by one more cell. */
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
    /** Place to which the hero must bring the item: the pub in the town. */
    to: z.literal('first-room'),
    points: pointsSchema,
    way_home: wayHomeSchema,
  }),
]);

/**
 * Points of a run with the laurel: `turns` minus player-turns, and `health` minus `wound` for each lost hit point.
 * Neither number is below 0.
 */
const raceSchema = z.strictObject({ turns: countSchema, health: countSchema, wound: countSchema });
export type RaceRaw = z.infer<typeof raceSchema>;

const campaignSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Description for players who choose a campaign. */
  about: textSchema,
  /** Names and icons for ranges of depths, without gaps. The last range may be endless. */
  places: z.array(
    z.strictObject({
      depths: z.tuple([countSchema, z.nullable(countSchema)]),
      name: textSchema,
      icon: lookSchema,
    }),
  ),
  /** Help lines of this campaign, ascending by `from`, the depth from which players read the line. */
  help: z.array(z.strictObject({ from: countSchema, text: textSchema })),
  /** True if players may choose the campaign. The first campaign must be offered, because it is the default. */
  offered: z.boolean(),
  /**
   * True for the campaign of the daily dungeons. If no campaign sets this field, daily dungeons use the first campaign.
   */
  daily: z.exactOptional(z.literal(true)),
  /**
   * Ids of the items that the hero wears at the start, in addition to the kit's items. If an item of the kit fills the
   * slot, the hero gets only the item of the kit.
   */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Ids of the items that the hero carries at the start, in addition to the kit's items. */
  carried: z.exactOptional(z.array(idSchema)),
  /** Id of the kit that every hero has. If absent, the player chooses a kit. */
  kit: z.exactOptional(idSchema),
  /** Ids of the boons that every hero has from the start. If set, heroes earn no further boons. */
  boons: z.exactOptional(z.array(idSchema)),
  race: z.exactOptional(raceSchema),
  /** Stages without gaps. Depth 1 is the town; a campaign without a town begins deeper. */
  stages: z.array(stageSchema).check(z.minLength(1, 'must be at least one stage')),
  laurel: laurelSchema,
});
export type CampaignRaw = z.infer<typeof campaignSchema>;

/** All campaigns. The first is the default. */
export const campaignsFile = z.strictObject({
  $schema: z.string(),
  campaigns: z.array(campaignSchema).check(z.minLength(1, 'must be at least one campaign')),
});

/** Returns 1, the town's depth, for a campaign with a town. Other campaigns start deeper. */
export const firstDepth = ({ stages }: Pick<CampaignRaw, 'stages'>): number => stages[0]?.depths[0] ?? 1;

/** Returns `null` if no stage includes the depth. */
export const stageAt = ({ stages }: Pick<CampaignRaw, 'stages'>, depth: number): StageRaw | null =>
  stages.find(({ depths }) => isWithin(depths, depth)) ?? null;

/** Returns recipe ids, including the recipe of a second way down. */
export const recipesOf = ({ recipes, second_way }: Pick<StageRaw, 'recipes' | 'second_way'>): readonly string[] =>
  second_way === undefined ? recipes : [...recipes, second_way];

/** Returns the item that the hero must take or bring home; `null` if a kill wins. */
export const prizeOf = ({ laurel }: Pick<CampaignRaw, 'laurel'>): string | null =>
  'taken' in laurel ? laurel.taken : 'brought' in laurel ? laurel.brought : null;

export const hasWayDown = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1) !== null;

/** True if two stairs lead down from this depth. */
export const hasFork = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1)?.second_way !== undefined;
