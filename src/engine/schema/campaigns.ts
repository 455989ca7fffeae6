import * as z from 'zod/mini';
import { isWithin } from '../../lib/range';
import { LEVEL_CHANGES } from '../vocabulary/level-change';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { TILE_NAMES } from '../vocabulary/tile';
import { lookSchema } from './sprites';

/** Maximum numbers of creatures, traps and things on a level, for each thousand cells of its ground. */
const crowdSchema = z.strictObject({ creatures: countSchema, traps: countSchema, things: countSchema });
export type CrowdRaw = z.infer<typeof crowdSchema>;

const stageSchema = z.strictObject({
  /** First and last depth of the stage, both included. `null` as last depth makes the stage endless. */
  depths: z.tuple([countSchema, z.nullable(countSchema)]),
  /** Ids of the recipes for the stage's levels. The seed deals all of them in random order before it repeats any. */
  recipes: z.array(idSchema).check(z.minLength(1, 'must be at least one recipe')),
  /**
   * Id of the recipe for the stage's levels on the second way. If a stage has a second way, two stairs lead down to its
   * levels. All recipes of the stage then need a `sign`. A second way has only one recipe, because results name the way
   * without the seed.
   */
  second_way: z.exactOptional(idSchema),
  /**
   * Level of the stage's veterans. Creatures whose kind has a lower level are veterans of this level, plus one for each
   * two levels of the kind. `rise` is the number of levels added for each depth below the stage's first depth.
   */
  veterans: z.exactOptional(z.strictObject({ level: countSchema, rise: z.exactOptional(countSchema) })),
  /**
   * True if a hero of a higher level than the creature gets less experience for the kill. The usual experience is then
   * multiplied by the creature's level and divided by the hero's level.
   */
  pays_by_level: z.exactOptional(z.boolean()),
  /** Percent of the usual experience that kills pay, 1 to 100; 100 if absent. */
  pay_percent: z.exactOptional(countSchema.check(z.maximum(100))),
  /** Percent of each kind's usual probability of being asleep (`sleeps` of the mob); 100 if absent. */
  sleeps_percent: z.exactOptional(countSchema),
  /**
   * Chances in percent that a dead creature leaves each piece of gear, and its loot; 100 if absent. Captains and
   * creatures with a proper name always leave both.
   */
  leaves: z.exactOptional(
    z.strictObject({ gear: countSchema.check(z.maximum(100)), loot: countSchema.check(z.maximum(100)) }),
  ),
  /**
   * Player-turns until wanderers come: `first` after the hero's first turn on a level, then `every`. `band` is the
   * number of wanderers that come together; 1 if absent. If the field is absent, `WANDERERS` of `systems/wanderers.ts`
   * applies.
   */
  wanderers: z.exactOptional(
    z.strictObject({ first: countSchema, every: countSchema, band: z.exactOptional(countSchema) }),
  ),
  /**
   * Limits for the numbers of creatures, traps and things on a level; no limits if absent. Without limits, the numbers
   * grow with the depth.
   */
  crowd: z.exactOptional(crowdSchema),
});
export type StageRaw = z.infer<typeof stageSchema>;

/** First and last depth, both included. */
const depthsSchema = z.tuple([countSchema, countSchema]);

/** Band that hunts the hero on the way home: a captain, and mobs that leave when the captain dies. */
const bandSchema = z.strictObject({
  /** Depths at which the band may come. */
  depths: depthsSchema,
  /** Id of a mob that is marked as a captain. */
  captain: idSchema,
  /** Ids of the mobs that come with the captain. An id may occur several times. */
  mobs: z.array(idSchema).check(z.minLength(1, 'must be at least one mob')),
});
export type BandRaw = z.infer<typeof bandSchema>;

/** Change of a level between the hero's way down and its way home. */
const levelChangeSchema = z.strictObject({
  id: z.enum(LEVEL_CHANGES),
  /**
   * Cells by which the hero's sight shrinks on the level; 0 if absent. If the sight shrinks, all lamps of the level are
   * out.
   */
  dims: z.exactOptional(countSchema),
  /**
   * Ground that changes around a cell of the hero's way to the stairs up. Tiles of the names `from` within `radius`
   * cells become `to`. If nobody can enter `to`, the hero can still reach the stairs and everything else.
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
  /** Bands of hunters. Each level draws one of the bands that may come at its depth. */
  bands: z.array(bandSchema),
  /** Percent of the levels whose band waits between the hero and the stairs up. Other bands come behind the hero. */
  ahead_percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Changes that levels undergo on the way home. Each level below the town draws one of its possible changes. */
  changes: z.array(levelChangeSchema),
  /**
   * Player-turns until the band arrives on a level, or until a band that waits sets out for the hero. On the campaign's
   * deepest level the wait is `most`. For each level that the hero has climbed, the wait is `sooner` turns shorter, but
   * never below `least`.
   */
  wait: z
    .strictObject({ most: countSchema, sooner: countSchema, least: countSchema })
    .check(z.refine(({ most, least }) => least <= most, 'least must not be above most')),
  /**
   * Number of levels that the hero climbs until its sight radius shrinks by one more cell. In the town the radius is
   * normal again.
   */
  dims_every: countSchema,
});
export type WayHomeRaw = z.infer<typeof wayHomeSchema>;

/** Points that the laurel (the campaign's prize) adds to the score. */
const pointsSchema = countSchema;

/**
 * Deed that wins the laurel, the campaign's prize. The hero causes the death of a creature, takes an item, or brings an
 * item to a place.
 */
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
 * Points for speed and health, which replace the points for experience. A run with the laurel gets `turns` minus its
 * player-turns, and `health` minus `wound` for each lost hit point. Neither part falls below 0.
 */
const raceSchema = z.strictObject({ turns: countSchema, health: countSchema, wound: countSchema });
export type RaceRaw = z.infer<typeof raceSchema>;

const campaignSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Description of the campaign for players who may choose it. */
  about: textSchema,
  /** Names and icons for ranges of depths, from the first depth on, without gaps. The last range may be endless. */
  places: z.array(
    z.strictObject({
      depths: z.tuple([countSchema, z.nullable(countSchema)]),
      name: textSchema,
      icon: lookSchema,
    }),
  ),
  /** Help lines of this campaign alone, ascending by `from`. A player reads a line after reaching depth `from`. */
  help: z.array(z.strictObject({ from: countSchema, text: textSchema })),
  /** True if players may choose the campaign. True for the first campaign, because it is the default. */
  offered: z.boolean(),
  /** True for the campaign of the daily dungeons. If no campaign is marked, daily dungeons use the first campaign. */
  daily: z.exactOptional(z.literal(true)),
  /** Ids of additional items that the hero wears when a run begins. Items whose slot is taken are left out. */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Ids of items that the hero carries when a run begins, in addition to those of the kit. */
  carried: z.exactOptional(z.array(idSchema)),
  /** Id of the kit that every hero has. If absent, the player chooses a kit. */
  kit: z.exactOptional(idSchema),
  /** Ids of the boons that every hero has from the start. If set, heroes earn no others. */
  boons: z.exactOptional(z.array(idSchema)),
  race: z.exactOptional(raceSchema),
  /**
   * Stages without gaps. The first stage begins with depth 1, the town. A campaign without a town begins deeper, and
   * has no stairs up at its first depth.
   */
  stages: z.array(stageSchema).check(z.minLength(1, 'must be at least one stage')),
  laurel: laurelSchema,
});
export type CampaignRaw = z.infer<typeof campaignSchema>;

/** All campaigns. The first is the default. */
export const campaignsFile = z.strictObject({
  $schema: z.string(),
  campaigns: z.array(campaignSchema).check(z.minLength(1, 'must be at least one campaign')),
});

/** Returns 1 for a campaign with a town, and a greater depth for a campaign without a town. */
export const firstDepth = ({ stages }: Pick<CampaignRaw, 'stages'>): number => stages[0]?.depths[0] ?? 1;

/** Returns the stage that includes the depth; `null` if there is none. */
export const stageAt = ({ stages }: Pick<CampaignRaw, 'stages'>, depth: number): StageRaw | null =>
  stages.find(({ depths }) => isWithin(depths, depth)) ?? null;

/** Returns recipe ids, the recipe of a second way down included. */
export const recipesOf = ({ recipes, second_way }: Pick<StageRaw, 'recipes' | 'second_way'>): readonly string[] =>
  second_way === undefined ? recipes : [...recipes, second_way];

/** Returns the item that the hero must take or bring home; `null` if a kill wins. */
export const prizeOf = ({ laurel }: Pick<CampaignRaw, 'laurel'>): string | null =>
  'taken' in laurel ? laurel.taken : 'brought' in laurel ? laurel.brought : null;

export const hasWayDown = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1) !== null;

/** True if two stairs lead down from this depth, because the level below has a second way. */
export const hasFork = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1)?.second_way !== undefined;
