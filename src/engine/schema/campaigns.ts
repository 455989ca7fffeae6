import * as z from 'zod/mini';
import { isWithin } from '../../lib/range';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

const stageSchema = z.strictObject({
  /** First and last depth, both included; endless when the last is `null`. */
  depths: z.tuple([countSchema, z.nullable(countSchema)]),
  /** The recipes that build its levels. Several are dealt by seed, each once before one returns. */
  recipes: z.array(idSchema).check(z.minLength(1, 'must be at least one recipe')),
  /** Points by which who lives there exceeds the melee skill of its kind, and by half of them its defense. */
  skill_bonus: z.exactOptional(countSchema),
  /** So many points more with each depth after the first. */
  skill_rise: z.exactOptional(countSchema),
  /** Does who lives there pay a hero that has outgrown it less, by its level as a share of the hero's? */
  pays_by_level: z.exactOptional(z.boolean()),
  /** Percent of that experience that is paid, 1 to 100; all of it when absent. */
  pay_percent: z.exactOptional(countSchema.check(z.maximum(100))),
});
export type StageRaw = z.infer<typeof stageSchema>;

/** First and last depth, both included. */
const depthsSchema = z.tuple([countSchema, countSchema]);

/** What happens on the way back, once the item is in the pack. */
const wayHomeSchema = z.strictObject({
  /** Who comes after the hero, by depth; nobody at depths that are left out. */
  hunters: z.array(
    z.strictObject({
      depths: depthsSchema,
      /** One of them is drawn for each that comes. */
      mobs: z.array(idSchema).check(z.minLength(1, 'must be at least one mob')),
      /** So many at a time. */
      count: countSchema,
    }),
  ),
  /**
   * Player-turns on a level before they come, and again before the next do: so many where the way begins, fewer by
   * `sooner` with each level up, at least `least`.
   */
  wait: z
    .strictObject({ most: countSchema, sooner: countSchema, least: countSchema })
    .check(z.refine(({ most, least }) => least <= most, 'least must not be above most')),
  /** Levels up for which the hero sees a cell less far; in the town it sees as far as before. */
  dims_every: countSchema,
});
export type WayHomeRaw = z.infer<typeof wayHomeSchema>;

/** Points that the laurel counts for. */
const pointsSchema = countSchema;

/** What wins the laurel: the death of a creature by the hero's doing, or an item in its pack, brought to a place. */
const laurelSchema = z.union([
  z.strictObject({ slain: idSchema, points: pointsSchema }),
  z.strictObject({
    brought: idSchema,
    /** The room in which every run begins. */
    to: z.literal('first-room'),
    points: pointsSchema,
    way_home: wayHomeSchema,
  }),
]);

const campaignSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** What it is about, told to whoever may choose it. */
  about: textSchema,
  /** What its depths are called on the way down, without gaps, and what stands for them; the last may be endless. */
  places: z.array(
    z.strictObject({
      depths: z.tuple([countSchema, z.nullable(countSchema)]),
      name: textSchema,
      icon: lookSchema,
    }),
  ),
  /** Lines of the help that it alone needs, for players who came to a depth of it, the first depth first. */
  help: z.array(z.strictObject({ from: countSchema, text: textSchema })),
  /** May players choose it? Of the first, which is played when none is chosen, always true. */
  offered: z.boolean(),
  /** Ids of items with which the hero begins, beside those it always has. */
  carried: z.exactOptional(z.array(idSchema)),
  /** From the town downwards, without gaps. */
  stages: z.array(stageSchema).check(z.minLength(1, 'must be at least one stage')),
  laurel: laurelSchema,
});
export type CampaignRaw = z.infer<typeof campaignSchema>;

/** The first one is played when none is named. */
export const campaignsFile = z.strictObject({
  $schema: z.string(),
  campaigns: z.array(campaignSchema).check(z.minLength(1, 'must be at least one campaign')),
});

/** The stage a depth belongs to; `null` below the last. */
export const stageAt = ({ stages }: Pick<CampaignRaw, 'stages'>, depth: number): StageRaw | null =>
  stages.find(({ depths }) => isWithin(depths, depth)) ?? null;

/** Does another depth come after this one? */
export const hasWayDown = (campaign: Pick<CampaignRaw, 'stages'>, depth: number): boolean =>
  stageAt(campaign, depth + 1) !== null;
