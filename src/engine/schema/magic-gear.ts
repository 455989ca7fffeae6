import * as z from 'zod/mini';
import { chanceSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const percentAt = z.strictObject({ depth: countSchema, percent: z.int().check(z.minimum(0), z.maximum(100)) });

const bonusSchema = z.strictObject({
  /** Added to the roll to hit and the damage of weapons, and to the armour of what is worn. Below 0 it is cursed. */
  bonus: z.int().check(z.minimum(-9), z.maximum(9)),
  class: z.enum(['common', 'rare', 'legendary']),
  /** Gold added to that of the base. */
  value: z.int().check(z.minimum(0)),
  /** By which it is drawn among those of its base. */
  weight: countSchema,
  min_depth: countSchema,
});
export type BonusRaw = z.infer<typeof bonusSchema>;

/** Longest id of a trait, in characters: ids of what is made of it fit where custom ids name entries of the raws. */
const TRAIT_LENGTH = 12;

/** What hits of a weapon may do, beside a bonus above 0: for twice the gold, a depth deeper, and a little rarer. */
const traitSchema = z.strictObject({
  /** Short, as it goes before the id of a base. */
  id: idSchema.check(z.maxLength(TRAIT_LENGTH, `must be at most ${TRAIT_LENGTH} characters long`)),
  name: textSchema,
  proc_chance: chanceSchema,
  proc_effects: effectMapSchema,
});
export type TraitRaw = z.infer<typeof traitSchema>;

/** From what, and by which rules, magic gear is made when the raws are loaded. */
export const magicGearFile = z.strictObject({
  $schema: z.string(),
  /** In which campaigns it turns up. */
  campaigns: z.array(idSchema),
  /** That gear which turns up is magic: none above the first depth, in even steps between both, the same below. */
  chance: z.strictObject({ from: percentAt, to: percentAt }),
  bases: z.array(idSchema),
  bonuses: z.array(bonusSchema),
  traits: z.array(traitSchema),
});
export type MagicGearRaw = z.infer<typeof magicGearFile>;
