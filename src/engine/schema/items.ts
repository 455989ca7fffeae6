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
  /** Number of uses; 1 if absent. After the last use, an item with several uses stays in the pack. */
  charges: z.exactOptional(countSchema),
  /** Minimum that the item restores, as a share (0 to 1) of the maximum hit points or mana; 0 if absent. */
  share_of_max: z.exactOptional(chanceSchema),
});

const weapon = z.strictObject({
  /** `melee`, or the maximum straight-line distance in cells. */
  range: z.union([z.literal('melee'), countSchema]),
  /** Attribute for the roll to hit. Damage always uses might. */
  attribute: z.enum(['might', 'quickness']),
  base_damage: diceSchema,
  hit_bonus: z.int(),
  /** Probability, 0 to 1, that a hit affects the wielder (`self`) or the victim (`target`). */
  proc_chance: z.exactOptional(chanceSchema),
  proc_target: z.exactOptional(z.enum(['self', 'target'])),
  proc_effects: z.exactOptional(effectMapSchema),
});

const magic = z.strictObject({
  class: z.enum(['common', 'rare', 'legendary']),
  /** Name of the unidentified type. For `scroll`, and for potions with a `family`, each game makes up a name. */
  naming: textSchema,
  /** Family of the potion. In one game, the colours of unidentified potions differ between families. */
  family: z.exactOptional(z.enum(POTION_FAMILIES)),
  cursed: z.exactOptional(z.boolean()),
});

const itemSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  /** True for a thing that hardly any hero needs. At most a quarter of the things on a level are junk. */
  junk: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  weight_lbs: z.exactOptional(z.number().check(z.minimum(0))),
  /** Value in gold, from which vendors compute their prices. */
  base_value: z.exactOptional(z.number().check(z.minimum(0))),
  /** Ticks added to each turn of the wearer; negative if the wearer is quicker. */
  initiative_penalty: z.exactOptional(z.number()),
  /** True if the wearer seldom wakes sleeping creatures. */
  quiet: z.exactOptional(z.literal(true)),
  /** Vendors of this category may stock the item. Without a category, no vendor does. */
  vendor_category: z.exactOptional(idSchema),
  /** Ids of the campaigns in which vendors stock the item; all if absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
  consumable: z.exactOptional(consumable),
  weapon: z.exactOptional(weapon),
  wearable: z.exactOptional(z.strictObject({ slot: z.enum(SLOTS), armor_class: z.number() })),
  /** Effects of the worn item in a fight. */
  worn: z.exactOptional(procSchema),
  /** Cells added to the hero's sight while the item is worn. */
  sight: z.exactOptional(countSchema),
  magic: z.exactOptional(magic),
  /**
   * True if the hero can throw the thing. If things look alike while unidentified, all of them must be throwable, or
   * none.
   */
  throwable: z.exactOptional(z.literal(true)),
  /** True for a campaign's quest item, which the hero can neither drop nor sell. */
  quest: z.exactOptional(z.literal(true)),
  /** Points added to attributes while the hero wears the item, or for ten player-turns after its use. */
  attributes: z.exactOptional(bonusesSchema),
});
/** `weight` is the weight in the draw among the variants of one base; `minDepth` is the least depth. */
export interface Variant {
  base: string;
  bonus: number;
  trait: string | null;
  weight: number;
  minDepth: number;
}

export type ItemRaw = z.infer<typeof itemSchema> & { variant?: Variant };

export const itemsFile = z.strictObject({ $schema: z.string(), items: z.array(itemSchema) });
