import * as z from 'zod/mini';
import { chanceSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const percentAt = z.strictObject({ depth: countSchema, percent: z.int().check(z.minimum(0), z.maximum(100)) });

const bonusSchema = z.strictObject({
  /**
   * Points added to a weapon's rolls to hit and to damage, or to the armour class of a worn item. Gear with a negative
   * bonus is cursed.
   */
  bonus: z.int().check(z.minimum(-9), z.maximum(9)),
  class: z.enum(['common', 'rare', 'legendary']),
  /** Gold added to the value of the base item. For cursed gear, the field is the whole value. */
  value: z.number().check(z.minimum(0)),
  /** Weight in the random draw among the variants of one base item. */
  weight: countSchema,
  min_depth: countSchema,
});
export type BonusRaw = z.infer<typeof bonusSchema>;

/**
 * Maximum number of characters of a trait's id. The id is short, because the ids of magic gear are part of Discord's
 * custom ids.
 */
const TRAIT_LENGTH = 12;

/**
 * Effect that a weapon's hits may have, for weapons with a bonus above 0. A trait doubles the weapon's value, raises
 * its least depth by one, and makes it a little rarer.
 */
const traitSchema = z.strictObject({
  /** Id of the trait. The id precedes the id of the base item in the ids of magic gear. */
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
   * Chance in percent that magic gear replaces ordinary gear. The chance is 0 before `from.depth`, changes linearly up
   * to `to.depth`, and stays `to.percent` from there on.
   */
  chance: z.strictObject({ from: percentAt, to: percentAt }),
  bases: z.array(idSchema),
  bonuses: z.array(bonusSchema),
  traits: z.array(traitSchema),
});
export type MagicGearRaw = z.infer<typeof magicGearFile>;
