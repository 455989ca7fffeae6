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
  /** Number of uses (default 1). An item with several uses stays when empty. */
  charges: z.exactOptional(countSchema),
  /** Minimum restored, as a share (0 to 1) of the maximum; 0 if absent. */
  share_of_max: z.exactOptional(chanceSchema),
});

const weapon = z.strictObject({
  /** `melee`, or the maximum straight-line distance in cells. */
  range: z.union([z.literal('melee'), countSchema]),
  /** Attribute for the roll to hit. Damage always uses might. */
  attribute: z.enum(['might', 'quickness']),
  base_damage: diceSchema,
  hit_bonus: z.int(),
  /** Probability, 0 to 1, that a hit affects the wielder or victim. */
  proc_chance: z.exactOptional(chanceSchema),
  proc_target: z.exactOptional(z.enum(['self', 'target'])),
  proc_effects: z.exactOptional(effectMapSchema),
});

const magic = z.strictObject({
  class: z.enum(['common', 'rare', 'legendary']),
  /** Unidentified name. Each game invents one for `scroll` and for potions with a `family`. */
  naming: textSchema,
  /** Unidentified potions of different families have different colours. */
  family: z.exactOptional(z.enum(POTION_FAMILIES)),
  cursed: z.exactOptional(z.boolean()),
});

const itemSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  /** True for nearly useless things, at most a quarter of a level's things. */
  junk: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  weight_lbs: z.exactOptional(z.number().check(z.minimum(0))),
  /** Value in gold, from which vendors compute their prices. */
  base_value: z.exactOptional(z.number().check(z.minimum(0))),
  /** Initiative ticks added to the wearer's turns; may be negative. */
  initiative_penalty: z.exactOptional(z.number()),
  /** True if the wearer seldom wakes sleeping creatures. */
  quiet: z.exactOptional(z.literal(true)),
  /** Vendors of this category may stock the item; none if absent. */
  vendor_category: z.exactOptional(idSchema),
  /** Ids of campaigns whose vendors stock the item; all if absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
  consumable: z.exactOptional(consumable),
  weapon: z.exactOptional(weapon),
  wearable: z.exactOptional(z.strictObject({ slot: z.enum(SLOTS), armor_class: z.number() })),
  /** Effects of the worn item in a fight. */
  worn: z.exactOptional(procSchema),
  /** Cells added to the hero's sight while the item is worn. */
  sight: z.exactOptional(countSchema),
  magic: z.exactOptional(magic),
  /** True if the hero can throw the thing. Things that look alike must agree. */
  throwable: z.exactOptional(z.literal(true)),
  /** True for a quest item, which the hero cannot drop or sell. */
  quest: z.exactOptional(z.literal(true)),
  /** Attribute points while worn, or for ten player-turns after use. */
  attributes: z.exactOptional(bonusesSchema),
});
/** `weight` counts among the variants of one base. */
export interface Variant {
  base: string;
  bonus: number;
  trait: string | null;
  weight: number;
  minDepth: number;
}

export type ItemRaw = z.infer<typeof itemSchema> & { variant?: Variant };

export const itemsFile = z.strictObject({ $schema: z.string(), items: z.array(itemSchema) });
