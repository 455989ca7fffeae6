import * as z from 'zod/mini';
import { SKILLS } from '../vocabulary/character';
import {
  attributesSchema,
  chanceSchema,
  countSchema,
  diceSchema,
  gearIdSchema,
  goldSchema,
  idSchema,
  lightSchema,
  renderableSchema,
  textSchema,
} from '../vocabulary/schemas';

/** What creatures strike with. Each has a verb in every language, in `events.ts`. */
export const ATTACKS = [
  'bite',
  'left_claw',
  'right_claw',
  'engulf',
  'fist',
  'left_fist',
  'right_fist',
  'hook',
  'gore',
  'stomp',
] as const;
export type AttackName = (typeof ATTACKS)[number];

const skillsSchema = z.partialRecord(z.enum(SKILLS), z.int());

const natural = z.strictObject({
  /** In place of the base armour class of 10. */
  armor_class: z.exactOptional(z.int()),
  /** One is drawn for each attack; a weapon replaces them all. */
  attacks: z
    .array(z.strictObject({ name: z.enum(ATTACKS), hit_bonus: z.int(), damage: diceSchema }))
    .check(z.minLength(1, 'must be at least one attack')),
});

const ability = z.strictObject({
  spell: idSchema,
  /** On each own turn with an enemy in range. */
  chance: chanceSchema,
  /** Tiles, straight-line. */
  range: z.number().check(z.positive()),
  min_range: z.number().check(z.minimum(0)),
});

const lair = z.strictObject({ radius: countSchema, hunt_turns: countSchema });

/**
 * How a creature fights while it has no more than a share of its hit points: in place of what stands outside of phases.
 */
const phase = z.strictObject({
  /** 1 for the phase it begins with, and falls back to when it is whole again. */
  from: z.number().check(z.positive(), z.maximum(1)),
  /** A sentence, told when it begins. */
  told: textSchema,
  attributes: z.exactOptional(attributesSchema),
  skills: z.exactOptional(skillsSchema),
  natural: z.exactOptional(natural),
  lair: z.exactOptional(lair),
  abilities: z.exactOptional(z.array(ability)),
});
export type PhaseRaw = z.infer<typeof phase>;

/** Cast as it dies, free of mana, round where it stood. */
const lastSpell = z.strictObject({ spell: idSchema, chance: chanceSchema });

/** What it always leaves, in place of a roll of its loot table. */
const treasure = z.strictObject({
  items: z.array(idSchema),
  /** Magic items, no two alike, drawn from those that turn up at the depth. */
  magic_items: z.int().check(z.minimum(0)),
});

/** The town is no place for a unique foe. */
const uniqueDepth = z.int().check(z.minimum(2));

/** A creature. */
const mobSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Of a unique foe, or one with phases: what is told of it at first sight, after its name and a colon. */
  description: z.exactOptional(textSchema),
  /** The name is its own, so it takes no article. */
  proper_name: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  blocks_tile: z.boolean(),
  /** Tiles. */
  vision_range: countSchema,
  /** It stays where it is whatever happens, and only casts: a danger of the ground that pays no experience. */
  rooted: z.exactOptional(z.literal(true)),
  /** How it moves when it has nothing else to do. */
  movement: z.enum(['static', 'random', 'random_waypoint']),
  /** 1 when absent. */
  level: z.exactOptional(countSchema),
  /** Each 11 when absent. */
  attributes: z.exactOptional(attributesSchema),
  /** Each 1 when absent. */
  skills: z.exactOptional(skillsSchema),
  natural: z.exactOptional(natural),
  /** Ids of what it wears from the start and leaves behind. */
  equipped: z.exactOptional(z.array(gearIdSchema)),
  /** `mindless` when absent. */
  faction: z.exactOptional(idSchema),
  /** Rolled when it appears, paid to the hero who kills it. */
  gold: z.exactOptional(goldSchema),
  /** It is hunted: killing it pays experience although it means no harm. */
  game: z.exactOptional(z.literal(true)),
  loot_table: z.exactOptional(idSchema),
  treasure: z.exactOptional(treasure),
  light: z.exactOptional(lightSchema),
  /** Badly hurt, it runs, and comes back when it has recovered. */
  coward: z.exactOptional(z.literal(true)),
  /** What it does and how to meet it: told when it is looked at, as a sentence that goes on after its name. */
  habit: z.exactOptional(textSchema),
  /** It fights behind a shield that is worth so many points of armour class, and lowers it to strike. */
  guards: z.exactOptional(z.strictObject({ armor: countSchema })),
  /** Wounded, it comes apart into two, while each half has so many hit points or more. */
  divides: z.exactOptional(z.strictObject({ least: countSchema })),
  /**
   * Of one with a lair: badly hurt, it flies from whoever only strikes it, so many cells far at most, straight-line,
   * and rests for so many player-turns before it flies again.
   */
  wings: z.exactOptional(z.strictObject({ range: countSchema, rest: countSchema })),
  /** It comes back to where it was generated: how far that reaches in cells, for how many turns it hunts outside. */
  lair: z.exactOptional(lair),
  /** Said in sight of the hero, each once. */
  quips: z.exactOptional(z.array(textSchema).check(z.minLength(1, 'must be at least one line'))),
  /** Categories of items it sells. */
  vendor: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one category'))),
  /** Of a vendor: the faction by whose standing with the hero it trades, in place of its own. */
  deals_for: z.exactOptional(idSchema),
  /** Factions with which one buys standing from it. */
  takes_tribute: z.exactOptional(z.array(idSchema)),
  /** Of a vendor: it has more of each ware, and more magic gear, than others. */
  deep_stock: z.exactOptional(z.literal(true)),
  /** Known to the hero from the start, with the room it stands in. */
  of_note: z.exactOptional(
    z.strictObject({
      /** What it sells or is good for, in a few words. */
      purpose: textSchema,
      /** Said once, when the hero first stands beside it. */
      tip: textSchema,
    }),
  ),
  /** Takes fines for its faction, as every vendor does. */
  takes_fines: z.exactOptional(z.literal(true)),
  /** Fights although its faction flees by default: it attacks whom others of it flee. */
  fights: z.exactOptional(z.literal(true)),
  /** Leads its faction: factions that keep a standing think more of its death. */
  leader: z.exactOptional(z.literal(true)),
  /** One of a kind: the seed decides whether a run has it, and on which of these depths, both included. */
  unique: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  abilities: z.exactOptional(z.array(ability)),
  on_death: z.exactOptional(z.array(lastSpell)),
  /** In the order in which they come, by falling shares; the first is as it begins. */
  phases: z.exactOptional(z.array(phase).check(z.minLength(2, 'must be two or more'))),
  /** In place of what level and attributes give. */
  hp: z.exactOptional(countSchema),
  mana: z.exactOptional(z.int().check(z.minimum(0))),
});
export type MobRaw = z.infer<typeof mobSchema>;

export const mobsFile = z.strictObject({ $schema: z.string(), mobs: z.array(mobSchema) });

/** How one faction reacts to others, by id. `default` applies to those not named; without it they are ignored. */
const factionSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  responses: z.record(idSchema, z.enum(['attack', 'flee', 'ignore'])),
  /** Its members remember what the hero does before their eyes. */
  keeps_standing: z.exactOptional(z.literal(true)),
  /** Whoever of it sets out after the hero calls those of it who are near. */
  raises_alarm: z.exactOptional(z.literal(true)),
  /** Factions whose death pleases it more than that of other foes. */
  rivals: z.exactOptional(z.array(idSchema)),
  /** Id of the mob that its town calls against the hero. */
  watch: z.exactOptional(idSchema),
});
export type FactionRaw = z.infer<typeof factionSchema>;

export const factionsFile = z.strictObject({ $schema: z.string(), faction_table: z.array(factionSchema) });
