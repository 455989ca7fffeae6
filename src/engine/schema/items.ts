import * as z from 'zod/mini';
import { SLOTS } from '../vocabulary/character';
import { POTION_FAMILIES } from '../vocabulary/potion';
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
import { procSchema } from './procs';

const consumable = z.strictObject({
  effects: effectMapSchema,
  /**
   * Number of uses; 1 if absent. An item with one use disappears when it is used. An item with several uses stays in
   * the pack, even without charges.
   */
  charges: z.exactOptional(countSchema),
  /**
   * Minimum that the item restores, as a share (0 to 1) of the maximum hit points or mana; 0 if absent. The share keeps
   * the item useful for heroes of high levels.
   */
  share_of_max: z.exactOptional(chanceSchema),
});

const weapon = z.strictObject({
  /**
   * `melee`, or the maximum straight-line distance in cells for a ranged weapon. Ranged weapons have their own slot, so
   * the hero can wear one in addition to a melee weapon.
   */
  range: z.union([z.literal('melee'), countSchema]),
  /** Attribute for the roll to hit. Damage always uses might. */
  attribute: z.enum(['might', 'quickness']),
  base_damage: diceSchema,
  hit_bonus: z.int(),
  /**
   * Probability, 0 to 1, that a hit causes `proc_effects`. `proc_target` is the creature that they affect: the wielder
   * (`self`) or the victim (`target`).
   */
  proc_chance: z.exactOptional(chanceSchema),
  proc_target: z.exactOptional(z.enum(['self', 'target'])),
  proc_effects: z.exactOptional(effectMapSchema),
});

const magic = z.strictObject({
  class: z.enum(['common', 'rare', 'legendary']),
  /** Name of the type until it is identified. `scroll` and `potion` stand for a name that each game draws. */
  naming: textSchema,
  /** Family to which the potion belongs. Unknown potions have the colours that the game draws for their family. */
  family: z.exactOptional(z.enum(POTION_FAMILIES)),
  cursed: z.exactOptional(z.boolean()),
});

/** An item. Its optional parts, such as `weapon` or `consumable`, define its uses. */
const itemSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  /**
   * True for a thing that hardly any hero needs: cursed gear, gear as bad as a new hero's, and things without a use.
   * Armour of class 0.2 or less and melee weapons of 1d4 are junk too. At most a quarter of the things on a level are
   * junk.
   */
  junk: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  weight_lbs: z.exactOptional(z.number().check(z.minimum(0))),
  /** Value in gold, from which vendors compute their prices. */
  base_value: z.exactOptional(z.number().check(z.minimum(0))),
  /** Ticks by which each turn of the wearer is delayed; negative if the wearer is quicker. */
  initiative_penalty: z.exactOptional(z.number()),
  /** True for a thing that makes the wearer's steps so soft that sleeping creatures seldom wake. */
  quiet: z.exactOptional(z.literal(true)),
  /**
   * Category of the item. A vendor of this category may have the item in stock. Without a category, no vendor sells the
   * item.
   */
  vendor_category: z.exactOptional(idSchema),
  /** Ids of the campaigns in which vendors stock the item; all if absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
  consumable: z.exactOptional(consumable),
  weapon: z.exactOptional(weapon),
  wearable: z.exactOptional(z.strictObject({ slot: z.enum(SLOTS), armor_class: z.number() })),
  /** Effects of the worn item in a fight. */
  worn: z.exactOptional(procSchema),
  /** Cells by which the worn item extends the hero's sight. */
  sight: z.exactOptional(countSchema),
  magic: z.exactOptional(magic),
  /** True for a thing that the hero can throw. Of things that look alike, either all are marked or none. */
  throwable: z.exactOptional(z.literal(true)),
  /** True for the quest item of a campaign, which the hero can neither drop nor sell. */
  quest: z.exactOptional(z.literal(true)),
  /** Points that the item adds to attributes: while worn, or for ten player-turns after use as a consumable. */
  attributes: z.exactOptional(bonusesSchema),
});
/**
 * Differences between a piece of generated magic gear and its base item. `weight` is the piece's weight in the draw
 * among the variants of its base. `minDepth` is the least depth of the piece.
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
