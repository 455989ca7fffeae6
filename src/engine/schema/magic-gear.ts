import * as z from 'zod/mini';
import { chanceSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const percentAt = z.strictObject({ depth: countSchema, percent: z.int().check(z.minimum(0), z.maximum(100)) });

const bonusSchema = z.strictObject({
  /**
   * Points added to hits and damage of weapons, or to the armour class of other gear. A negative bonus means cursed.
   */
  bonus: z.int().check(z.minimum(-9), z.maximum(9)),
  class: z.enum(['common', 'rare', 'legendary']),
  /** Gold added to the value of the base item; for cursed gear, the whole value. */
  value: z.number().check(z.minimum(0)),
  /** Weight in the draw among the variants of one base item. */
  weight: countSchema,
  min_depth: countSchema,
});
export type BonusRaw = z.infer<typeof bonusSchema>;

/**
 * Maximum length of a trait's id in characters, because Discord limits custom ids, which contain the ids of magic gear.
 */
const TRAIT_LENGTH = 12;

/**
 * Effects that magic weapons with a bonus above 0 may have on hits. A trait doubles the value of the weapon, and adds 1
 * to the minimum depth.
 */
const traitSchema = z.strictObject({
  /** Id of the trait, which precedes the base item in the ids of magic gear. */
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
  /** Percent chance that magic gear replaces ordinary gear: 0 before `from.depth`, then linear up to `to.depth`. */
  chance: z.strictObject({ from: percentAt, to: percentAt }),
  bases: z.array(idSchema),
  bonuses: z.array(bonusSchema),
  traits: z.array(traitSchema),
});
export type MagicGearRaw = z.infer<typeof magicGearFile>;
