import * as z from 'zod/mini';
import { SLOTS } from '../vocabulary/character';
import {
  bonusesSchema,
  chanceSchema,
  countSchema,
  diceSchema,
  idSchema,
  renderableSchema,
  textSchema,
} from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

const consumable = z.strictObject({
  effects: effectMapSchema,
  /** Number of uses; 1 when absent. An item with one use disappears after it; an item with more remains when empty. */
  charges: z.exactOptional(countSchema),
});

const weapon = z.strictObject({
  /**
   * `melee`, or the range of a ranged weapon in cells, straight-line. Ranged weapons have a slot of their own, so the
   * hero can wear one and hold a melee weapon.
   */
  range: z.union([z.literal('melee'), countSchema]),
  /** Attribute that counts for the roll to hit. Might always counts for the damage. */
  attribute: z.enum(['might', 'quickness']),
  base_damage: diceSchema,
  hit_bonus: z.int(),
  /** Chance that a hit sets off `proc_effects`. They strike the wielder (`self`) or the victim (`target`). */
  proc_chance: z.exactOptional(chanceSchema),
  proc_target: z.exactOptional(z.enum(['self', 'target'])),
  proc_effects: z.exactOptional(effectMapSchema),
});

const magic = z.strictObject({
  class: z.enum(['common', 'rare', 'legendary']),
  /**
   * `scroll` and `potion` give the item type a random name in every game. Any other text is its name until identified.
   */
  naming: textSchema,
  cursed: z.exactOptional(z.boolean()),
});

/** An item. Its blocks, such as `weapon` or `consumable`, decide what it can do. */
const itemSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  renderable: renderableSchema,
  weight_lbs: z.exactOptional(z.number().check(z.minimum(0))),
  /** Gold a vendor asks. */
  base_value: z.exactOptional(z.number().check(z.minimum(0))),
  /** Ticks added to the interval between the wearer's turns; negative is faster. */
  initiative_penalty: z.exactOptional(z.number()),
  /** Every vendor of this category stocks the item. */
  vendor_category: z.exactOptional(idSchema),
  /** Campaigns in which vendors stock the item; all when absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
  /**
   * Number that a vendor has at first. The vendor gets one more with each new depth that the hero reaches. When absent,
   * the vendor has a single one and never gets another.
   */
  stock: z.exactOptional(countSchema),
  consumable: z.exactOptional(consumable),
  weapon: z.exactOptional(weapon),
  wearable: z.exactOptional(z.strictObject({ slot: z.enum(SLOTS), armor_class: z.number() })),
  magic: z.exactOptional(magic),
  /** Quest item of a campaign: the hero can neither drop nor sell it. */
  quest: z.exactOptional(z.literal(true)),
  /** Bonuses while the item is worn. A consumable gives its bonuses for ten player-turns after its use. */
  attributes: z.exactOptional(bonusesSchema),
});
/**
 * Origin of magic gear made by rules: its base item, bonus and trait. `weight` and `minDepth` decide how often, and
 * from which depth down, it turns up instead of the base.
 */
export interface Variant {
  base: string;
  bonus: number;
  trait: string | null;
  weight: number;
  minDepth: number;
}

export type ItemRaw = z.infer<typeof itemSchema> & { variant?: Variant };

export const itemsFile = z.strictObject({ $schema: z.string(), items: z.array(itemSchema) });
