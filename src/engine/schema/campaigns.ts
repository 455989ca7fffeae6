import * as z from 'zod/mini';
import { isWithin } from '../../lib/range';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** Maximum numbers on a level for each thousand cells of its ground. */
const crowdSchema = z.strictObject({ creatures: countSchema, traps: countSchema, things: countSchema });
export type CrowdRaw = z.infer<typeof crowdSchema>;

const stageSchema = z.strictObject({
  /** First and last depth of the stage, both included. If the last is `null`, the stage is endless. */
  depths: z.tuple([countSchema, z.nullable(countSchema)]),
  /**
   * Ids of the recipes for the stage's levels. The seed deals all of them in random order before it deals any again.
   */
  recipes: z.array(idSchema).check(z.minLength(1, 'must be at least one recipe')),
  /**
   * Points added to the melee skill of creatures in this stage. Half as many, rounded down, are added to their defense
   * skill.
   */
  skill_bonus: z.exactOptional(countSchema),
  /** Points added to `skill_bonus` for each depth below the stage's first depth. */
  skill_rise: z.exactOptional(countSchema),
  /**
   * True if a hero of a higher level than the creature gets less experience: the share is the creature's level divided
   * by the hero's.
   */
  pays_by_level: z.exactOptional(z.boolean()),
  /** Percent of the usual experience that kills pay, 1 to 100; 100 if absent. */
  pay_percent: z.exactOptional(countSchema.check(z.maximum(100))),
  /** Limits for levels on which depth alone would put too much; none if absent. */
  crowd: z.exactOptional(crowdSchema),
});
export type StageRaw = z.infer<typeof stageSchema>;

/** First and last depth, both included. */
const depthsSchema = z.tuple([countSchema, countSchema]);

/** Dangers on the way home, which begins when the hero picks up the quest item. */
const wayHomeSchema = z.strictObject({
  /** Hunters that chase the hero, by depth. At depths that are left out, none come. */
  hunters: z.array(
    z.strictObject({
      depths: depthsSchema,
      /** Ids of mobs; one of them is drawn for each hunter. */
      mobs: z.array(idSchema).check(z.minLength(1, 'must be at least one mob')),
      /** Number of hunters that arrive together. */
      count: countSchema,
    }),
  ),
  /**
   * Player-turns until hunters arrive on a level, and between two arrivals. On the campaign's deepest level the wait is
   * `most`. For each level that the hero has climbed, the wait is `sooner` turns shorter, but never below `least`.
   */
  wait: z
    .strictObject({ most: countSchema, sooner: countSchema, least: countSchema })
    .check(z.refine(({ most, least }) => least <= most, 'least must not be above most')),
  /**
   * The hero's sight radius shrinks by one cell each time the hero has climbed this many levels. In the town, the
   * radius is normal again.
   */
  dims_every: countSchema,
});
export type WayHomeRaw = z.infer<typeof wayHomeSchema>;

/** Points that the laurel (the campaign's prize) adds to the score. */
const pointsSchema = countSchema;

/**
 * Deed that wins the laurel (the campaign's prize): the hero causes the death of a creature, or brings an item to a
 * place.
 */
const laurelSchema = z.union([
  z.strictObject({ slain: idSchema, points: pointsSchema }),
  z.strictObject({
    brought: idSchema,
    /** Place to which the hero must bring the item: the pub, in which the hero woke before the run. */
    to: z.literal('first-room'),
    points: pointsSchema,
    way_home: wayHomeSchema,
  }),
]);

const campaignSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Description of the campaign for players who may choose it. */
  about: textSchema,
  /** Names and icons for ranges of depths, from the town downwards, without gaps. The last range may be endless. */
  places: z.array(
    z.strictObject({
      depths: z.tuple([countSchema, z.nullable(countSchema)]),
      name: textSchema,
      icon: lookSchema,
    }),
  ),
  /**
   * Lines of the help that only this campaign needs, ascending by `from`. A player reads a line after reaching the
   * depth `from`.
   */
  help: z.array(z.strictObject({ from: countSchema, text: textSchema })),
  /** True if players may choose the campaign. The first campaign is always offered, because it is played by default. */
  offered: z.boolean(),
  /** Ids of items that the hero wears when a run begins, in addition to the usual ones. */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Stages from the town downwards, without gaps. */
  stages: z.array(stageSchema).check(z.minLength(1, 'must be at least one stage')),
  laurel: laurelSchema,
});
export type CampaignRaw = z.infer<typeof campaignSchema>;

/** All campaigns. The first is played if the player names none. */
export const campaignsFile = z.strictObject({
  $schema: z.string(),
  campaigns: z.array(campaignSchema).check(z.minLength(1, 'must be at least one campaign')),
});

/** Returns the stage to which a depth belongs; `null` if the depth is below the last stage. */
export const stageAt = ({ stages }: Pick<CampaignRaw, 'stages'>, depth: number): StageRaw | null =>
  stages.find(({ depths }) => isWithin(depths, depth)) ?? null;

/** True if the campaign has a level one deeper than this depth. */
export const hasWayDown = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1) !== null;
