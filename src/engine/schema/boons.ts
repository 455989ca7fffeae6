import * as z from 'zod/mini';
import { STATUS_KINDS } from '../statuses';
import { bonusesSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { SCHOOLS } from '../vocabulary/school';
import { procSchema } from './procs';

const percentSchema = z.int().check(z.minimum(-90), z.maximum(200));
const pointsSchema = z.int().check(z.minimum(-50), z.maximum(50));

/** Gifts of a boon. If a hero has several boons, their numbers add up. */
const givesSchema = z.strictObject({
  /** Points added to attributes, as by a worn item. */
  attributes: z.exactOptional(bonusesSchema),
  /** Points added to the armour class. */
  armor_class: z.exactOptional(pointsSchema),
  /** Points added to the armour class while the hero wears a shield. */
  shield_armor: z.exactOptional(pointsSchema),
  /** Initiative ticks by which each turn is delayed; a negative number makes the hero quicker. */
  initiative: z.exactOptional(z.int().check(z.minimum(-3), z.maximum(3))),
  /** Points added to the maximum hit points. */
  max_hp: z.exactOptional(pointsSchema),
  /** Cells added to the sight radius. Boons never raise the radius above 10 cells. */
  sight: z.exactOptional(countSchema),
  /** Number of player-turns in which the hero recovers one hit point, resting or not. Starving heroes recover none. */
  regeneration: z.exactOptional(countSchema),
  procs: z.exactOptional(z.array(procSchema)),
  /** Ids of the spells that the hero learns with the boon. */
  spells: z.exactOptional(z.array(idSchema)),
  /** Percent added to the damage of spells and of items that the hero aims. */
  magic_percent: z.exactOptional(percentSchema),
  /** Number of player-turns by which harmful statuses that the hero causes last longer, by kind of status. */
  lingers: z.exactOptional(z.partialRecord(z.enum(STATUS_KINDS), countSchema)),
  /** Kinds of harmful statuses that the hero never gets. */
  wards: z.exactOptional(z.array(z.enum(STATUS_KINDS))),
  /** Percent by which traders lower the prices that they ask of the hero. */
  buy_percent: z.exactOptional(percentSchema),
  /** Percent by which vendors pay more to the hero. */
  sell_percent: z.exactOptional(percentSchema),
  /** Percent by which the gold of dead creatures rises. The additional gold does not count as coins found. */
  spoils_percent: z.exactOptional(percentSchema),
  /** Gold that the hero gets with the boon. */
  purse: z.exactOptional(countSchema),
  /** Values of `magic.naming` in `items.json`. The boon identifies all things with these values. */
  knows: z.exactOptional(z.array(textSchema)),
  /** Percent by which the states of hunger last longer, except well fed; negative if they are shorter. */
  meals_percent: z.exactOptional(percentSchema),
  /** Ids of factions whose members do not attack the hero until the hero harms them. */
  calms: z.exactOptional(z.array(idSchema)),
});
export type BoonGives = z.infer<typeof givesSchema>;

const NEEDS = ['shield', 'magic', 'poison'] as const;
export type BoonNeed = (typeof NEEDS)[number];

/** A boon: a permanent gift that the hero chooses at some levels. */
const boonSchema = z.strictObject({
  /** Id. No item, creature, prop or spell has the same id, because events name the causes of effects by id. */
  id: idSchema,
  /** Name with at most 18 characters, which is also the label of a button. */
  name: textSchema.check(z.maxLength(18, 'must be at most 18 characters long')),
  school: z.enum(SCHOOLS),
  /** Line that tells what the boon does, drawbacks included. Name and line have at most 36 characters together. */
  line: textSchema,
  /**
   * Thing that makes the boon useful: a worn shield, magic that harms, or a source of poison. If no boon on offer would
   * be useful, a useful boon replaces one.
   */
  needs: z.exactOptional(z.enum(NEEDS)),
  gives: givesSchema.check(z.refine((gives) => Object.keys(gives).length > 0, 'must give something')),
});
export type BoonRaw = z.infer<typeof boonSchema>;

export const boonsFile = z.strictObject({ $schema: z.string(), boons: z.array(boonSchema) });
