import * as z from 'zod/mini';
import { chanceSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const percentAt = z.strictObject({ depth: countSchema, percent: z.int().check(z.minimum(0), z.maximum(100)) });

const bonusSchema = z.strictObject({
  /** Added to hits and damage, or to armour class. Negative means cursed. */
  bonus: z.int().check(z.minimum(-9), z.maximum(9)),
  class: z.enum(['common', 'rare', 'legendary']),
  /** Gold added to the base value; for cursed gear, the whole value. */
  value: z.number().check(z.minimum(0)),
  /** Weight among the variants of one base item. */
  weight: countSchema,
  min_depth: countSchema,
});
export type BonusRaw = z.infer<typeof bonusSchema>;

/** Ids of magic gear must fit into Discord's custom ids. */
const TRAIT_LENGTH = 12;

/** For weapons with a bonus above 0. Doubles the value; adds 1 to the minimum depth. */
const traitSchema = z.strictObject({
  /** Precedes the base item in the ids of magic gear. */
  id: idSchema.check(z.maxLength(TRAIT_LENGTH, `must be at most ${TRAIT_LENGTH} characters long`)),
  name: textSchema,
  proc_chance: chanceSchema,
  proc_effects: effectMapSchema,
});
export type TraitRaw = z.infer<typeof traitSchema>;

/** The loader makes magic gear from ordinary items. */
export const magicGearFile = z.strictObject({
  $schema: z.string(),
  /** Ids of the campaigns in which magic gear occurs. */
  campaigns: z.array(idSchema),
  /** Percent of gear that is magic: 0 before `from.depth`, linear until `to.depth`. */
  chance: z.strictObject({ from: percentAt, to: percentAt }),
  bases: z.array(idSchema),
  bonuses: z.array(bonusSchema),
  traits: z.array(traitSchema),
});
export type MagicGearRaw = z.infer<typeof magicGearFile>;
