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
  /** Uses; 1 when absent. An item of one use is used up, one of more stays when empty. */
  charges: z.exactOptional(countSchema),
});

const weapon = z.strictObject({
  /**
   * `melee`, or how many cells it shoots, straight-line. What shoots has a slot of its own beside the weapon in hand.
   */
  range: z.union([z.literal('melee'), countSchema]),
  /** Attribute for the attack roll; damage always uses might. */
  attribute: z.enum(['might', 'quickness']),
  base_damage: diceSchema,
  hit_bonus: z.int(),
  /** Chance that a hit sets off `proc_effects` on the wielder (`self`) or the victim (`target`). */
  proc_chance: z.exactOptional(chanceSchema),
  proc_target: z.exactOptional(z.enum(['self', 'target'])),
  proc_effects: z.exactOptional(effectMapSchema),
});

const magic = z.strictObject({
  class: z.enum(['common', 'rare', 'legendary']),
  /** `scroll` and `potion` get a name of their own in every game; anything else is the name until identified. */
  naming: textSchema,
  cursed: z.exactOptional(z.boolean()),
});

/** An item. What it can do depends on the blocks it has. */
const itemSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  renderable: renderableSchema,
  weight_lbs: z.exactOptional(z.number().check(z.minimum(0))),
  /** Gold a vendor asks. */
  base_value: z.exactOptional(z.number().check(z.minimum(0))),
  /** Ticks added to the wearer's interval between turns; negative is faster. */
  initiative_penalty: z.exactOptional(z.number()),
  /** Stocked by every vendor of this category. */
  vendor_category: z.exactOptional(idSchema),
  /** The campaigns in which vendors stock it; all when absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
  /** How many a vendor has at first, and one more for each new depth the hero has reached; without it one, once. */
  stock: z.exactOptional(countSchema),
  consumable: z.exactOptional(consumable),
  weapon: z.exactOptional(weapon),
  wearable: z.exactOptional(z.strictObject({ slot: z.enum(SLOTS), armor_class: z.number() })),
  magic: z.exactOptional(magic),
  /** What a campaign is about: it cannot be dropped or sold. */
  quest: z.exactOptional(z.literal(true)),
  /** Bonuses while worn; on a consumable, for ten player-turns after its use. */
  attributes: z.exactOptional(bonusesSchema),
});
/** What a magic item made by rules is made of, and how it turns up in place of its base. */
export interface Variant {
  base: string;
  bonus: number;
  trait: string | null;
  weight: number;
  minDepth: number;
}

export type ItemRaw = z.infer<typeof itemSchema> & { variant?: Variant };

export const itemsFile = z.strictObject({ $schema: z.string(), items: z.array(itemSchema) });
