import * as z from 'zod/mini';
import { STATUS_KINDS } from '../statuses';
import { bonusesSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { SCHOOLS } from '../vocabulary/school';
import { procSchema } from './procs';

const percentSchema = z.int().check(z.minimum(-90), z.maximum(200));
const pointsSchema = z.int().check(z.minimum(-50), z.maximum(50));

/** The numbers of several boons add up. */
const givesSchema = z.strictObject({
  /** Points added to attributes. */
  attributes: z.exactOptional(bonusesSchema),
  /** Points added to the armour class. */
  armor_class: z.exactOptional(pointsSchema),
  /** Points added to the armour class while the hero wears a shield. */
  shield_armor: z.exactOptional(pointsSchema),
  /** Initiative ticks added to each turn; negative makes the hero quicker. */
  initiative: z.exactOptional(z.int().check(z.minimum(-3), z.maximum(3))),
  /** Points added to the maximum hit points. */
  max_hp: z.exactOptional(pointsSchema),
  /** Cells added to the sight radius, up to a radius of 10. */
  sight: z.exactOptional(countSchema),
  /** Player-turns for each hit point that the hero recovers; not while starving. */
  regeneration: z.exactOptional(countSchema),
  procs: z.exactOptional(z.array(procSchema)),
  /** Ids of the spells that the hero learns. */
  spells: z.exactOptional(z.array(idSchema)),
  /** Percent added to the damage of spells and of aimed items. */
  magic_percent: z.exactOptional(percentSchema),
  /** Player-turns added to harmful statuses that the hero causes. */
  lingers: z.exactOptional(z.partialRecord(z.enum(STATUS_KINDS), countSchema)),
  /** Kinds of harmful statuses that the hero never gets. */
  wards: z.exactOptional(z.array(z.enum(STATUS_KINDS))),
  /** Percent by which vendors lower the prices that they ask. */
  buy_percent: z.exactOptional(percentSchema),
  /** Percent by which vendors raise the prices that they pay. */
  sell_percent: z.exactOptional(percentSchema),
  /** Percent added to dead creatures' gold; does not raise the score. */
  spoils_percent: z.exactOptional(percentSchema),
  /** Gold that the hero gets with the boon. */
  purse: z.exactOptional(countSchema),
  /** Values of `magic.naming` in `items.json` that the boon identifies. */
  knows: z.exactOptional(z.array(textSchema)),
  /** Percent added to the length of each state of hunger except `well-fed`. */
  meals_percent: z.exactOptional(percentSchema),
  /** Ids of factions that attack only if the hero injures them. */
  calms: z.exactOptional(z.array(idSchema)),
});
export type BoonGives = z.infer<typeof givesSchema>;

const NEEDS = ['shield', 'magic', 'poison'] as const;
export type BoonNeed = (typeof NEEDS)[number];

/** Permanent gift, chosen at some experience levels. */
const boonSchema = z.strictObject({
  /** Must differ from the ids of items, mobs, props and spells. */
  id: idSchema,
  /** Name on the button, at most 18 characters long. */
  name: textSchema.check(z.maxLength(18, 'must be at most 18 characters long')),
  school: z.enum(SCHOOLS),
  /** Effects and drawbacks. Name and line have at most 36 characters together. */
  line: textSchema,
  /** The boon is useful only with a shield, harmful magic or poison. */
  needs: z.exactOptional(z.enum(NEEDS)),
  gives: givesSchema.check(z.refine((gives) => Object.keys(gives).length > 0, 'must give something')),
});
export type BoonRaw = z.infer<typeof boonSchema>;

export const boonsFile = z.strictObject({ $schema: z.string(), boons: z.array(boonSchema) });
