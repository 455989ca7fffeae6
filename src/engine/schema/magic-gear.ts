import * as z from 'zod/mini';
import { chanceSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const percentAt = z.strictObject({ depth: countSchema, percent: z.int().check(z.minimum(0), z.maximum(100)) });

const bonusSchema = z.strictObject({
  /**
   * Points added to rolls to hit and to damage for a weapon, or to the armour class for a worn item. Gear with a
   * negative bonus is cursed.
   */
  bonus: z.int().check(z.minimum(-9), z.maximum(9)),
  class: z.enum(['common', 'rare', 'legendary']),
  /** Gold added to the value of the base item. Cursed gear is worth this much in all, whatever its base item. */
  value: z.number().check(z.minimum(0)),
  /** Weight in the random draw among the variants of one base item. */
  weight: countSchema,
  min_depth: countSchema,
});
export type BonusRaw = z.infer<typeof bonusSchema>;

/**
 * Maximum length of a trait's id in characters. It keeps the ids of magic gear short enough for Discord's custom ids.
 */
const TRAIT_LENGTH = 12;

/**
 * Effect that a weapon's hits may have, for weapons with a bonus above 0. A weapon with a trait has twice the value,
 * occurs from one depth deeper, and is a little rarer.
 */
const traitSchema = z.strictObject({
  /** Id of the trait, which comes before the id of the base item in the ids of magic gear. */
  id: idSchema.check(z.maxLength(TRAIT_LENGTH, `must be at most ${TRAIT_LENGTH} characters long`)),
  name: textSchema,
  proc_chance: chanceSchema,
  proc_effects: effectMapSchema,
});
export type TraitRaw = z.infer<typeof traitSchema>;

/** Rules by which the loader makes magic gear from ordinary items. */
export const magicGearFile = z.strictObject({
  $schema: z.string(),
  /** Ids of the campaigns in which magic gear occurs. */
  campaigns: z.array(idSchema),
  /**
   * Chance in percent that an ordinary piece of gear is replaced by magic gear. The chance is 0 at depths smaller than
   * `from.depth`. From `from.depth` to `to.depth`, the chance changes linearly. At greater depths, the chance is
   * `to.percent`.
   */
  chance: z.strictObject({ from: percentAt, to: percentAt }),
  bases: z.array(idSchema),
  bonuses: z.array(bonusSchema),
  traits: z.array(traitSchema),
});
export type MagicGearRaw = z.infer<typeof magicGearFile>;
