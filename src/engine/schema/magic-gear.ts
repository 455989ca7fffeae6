import * as z from 'zod/mini';
import { chanceSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const percentAt = z.strictObject({ depth: countSchema, percent: z.int().check(z.minimum(0), z.maximum(100)) });

const bonusSchema = z.strictObject({
  /**
   * Points added to a weapon's rolls to hit and damage, or to the armour class of a worn item. A negative bonus is a
   * curse.
   */
  bonus: z.int().check(z.minimum(-9), z.maximum(9)),
  class: z.enum(['common', 'rare', 'legendary']),
  /** Gold added to the value of the base item. */
  value: z.int().check(z.minimum(0)),
  /** Weight of the draw among the variants of one base. */
  weight: countSchema,
  min_depth: countSchema,
});
export type BonusRaw = z.infer<typeof bonusSchema>;

/** Longest id of a trait, in characters. The limit keeps ids of magic gear short enough for Discord's custom ids. */
const TRAIT_LENGTH = 12;

/**
 * Effect that hits of a weapon may have, besides a bonus above 0. A weapon with a trait has twice the value, turns up
 * one depth deeper and is a little rarer.
 */
const traitSchema = z.strictObject({
  /** Short, because it is put before the id of the base item. */
  id: idSchema.check(z.maxLength(TRAIT_LENGTH, `must be at most ${TRAIT_LENGTH} characters long`)),
  name: textSchema,
  proc_chance: chanceSchema,
  proc_effects: effectMapSchema,
});
export type TraitRaw = z.infer<typeof traitSchema>;

/** Rules by which the loader makes magic gear from ordinary items. */
export const magicGearFile = z.strictObject({
  $schema: z.string(),
  /** Campaigns in which magic gear turns up. */
  campaigns: z.array(idSchema),
  /**
   * Chance that gear turns up as magic gear, in percent. Above the depth of `from` there is none. Between the two
   * depths the chance changes evenly. Below the depth of `to` it stays.
   */
  chance: z.strictObject({ from: percentAt, to: percentAt }),
  bases: z.array(idSchema),
  bonuses: z.array(bonusSchema),
  traits: z.array(traitSchema),
});
export type MagicGearRaw = z.infer<typeof magicGearFile>;
