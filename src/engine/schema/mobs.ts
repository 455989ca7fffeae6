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

/** Natural attacks of creatures. Every locale has a verb for each of them, in its `events.ts`. */
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
  /** Armour class of the bare creature; 10 when absent. */
  armor_class: z.exactOptional(z.int()),
  /** One of these is drawn for each attack. A weapon replaces all of them. */
  attacks: z
    .array(z.strictObject({ name: z.enum(ATTACKS), hit_bonus: z.int(), damage: diceSchema }))
    .check(z.minLength(1, 'must be at least one attack')),
});

const ability = z.strictObject({
  spell: idSchema,
  /** Chance that the creature casts on a turn of its own, if an enemy is in range. */
  chance: chanceSchema,
  /** Range in tiles, straight-line. */
  range: z.number().check(z.positive()),
  min_range: z.number().check(z.minimum(0)),
});

const lair = z.strictObject({ radius: countSchema, hunt_turns: countSchema });

/**
 * Figures of a creature while its hit points are at most the share `from`. They replace the figures outside of
 * `phases`.
 */
const phase = z.strictObject({
  /**
   * Share of the hit points at which the phase begins, above 0 and at most 1. The first phase has 1: the creature
   * starts in it, and returns to it when it is whole again.
   */
  from: z.number().check(z.positive(), z.maximum(1)),
  /** Sentence that players read when the phase begins. */
  told: textSchema,
  attributes: z.exactOptional(attributesSchema),
  skills: z.exactOptional(skillsSchema),
  natural: z.exactOptional(natural),
  lair: z.exactOptional(lair),
  abilities: z.exactOptional(z.array(ability)),
});
export type PhaseRaw = z.infer<typeof phase>;

/** Spell that the creature casts where it stands as it dies. The spell costs no mana. */
const lastSpell = z.strictObject({ spell: idSchema, chance: chanceSchema });

/** Things that the creature always leaves when it dies, instead of a roll of its loot table. */
const treasure = z.strictObject({
  items: z.array(idSchema),
  /** Number of magic items, no two alike. They are drawn from the magic items that turn up at the depth. */
  magic_items: z.int().check(z.minimum(0)),
});

/** Depth of a unique foe: at least 2, because depth 1 is the town. */
const uniqueDepth = z.int().check(z.minimum(2));

/** A creature other than the hero. */
const mobSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Text that introduces the creature at first sight, after its name and a colon. A unique foe needs one. */
  description: z.exactOptional(textSchema),
  /** The name is a proper name, so sentences use it without an article. */
  proper_name: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  blocks_tile: z.boolean(),
  /** Sight radius in tiles. */
  vision_range: countSchema,
  /**
   * The creature never moves and only casts. If its spell has `single_activation`, it is a hazard that pays no
   * experience.
   */
  rooted: z.exactOptional(z.literal(true)),
  /** Movement of the creature when it has nothing else to do. */
  movement: z.enum(['static', 'random', 'random_waypoint']),
  /** Level of the creature; 1 when absent. */
  level: z.exactOptional(countSchema),
  /** Attributes; each is 11 when absent. */
  attributes: z.exactOptional(attributesSchema),
  /** Skills; each is 1 when absent. */
  skills: z.exactOptional(skillsSchema),
  natural: z.exactOptional(natural),
  /** Ids of items that the creature wears from the start and leaves when it dies. */
  equipped: z.exactOptional(z.array(gearIdSchema)),
  /** Faction of the creature; `mindless` when absent. */
  faction: z.exactOptional(idSchema),
  /** Dice for the creature's gold, rolled when it is generated. The hero who kills the creature gets the gold. */
  gold: z.exactOptional(goldSchema),
  /** The creature is game that hunters kill: a kill pays experience even if the creature is harmless. */
  game: z.exactOptional(z.literal(true)),
  loot_table: z.exactOptional(idSchema),
  treasure: z.exactOptional(treasure),
  light: z.exactOptional(lightSchema),
  /** When badly hurt, the creature runs away; it comes back when it has recovered. */
  coward: z.exactOptional(z.literal(true)),
  /**
   * Sentence about what the creature does and how to meet it. It follows the name when a player looks at the creature.
   */
  habit: z.exactOptional(textSchema),
  /** The creature fights behind a shield worth this many points of armour class, and lowers the shield to strike. */
  guards: z.exactOptional(z.strictObject({ armor: countSchema })),
  /** When wounded, the creature splits into two if each half keeps at least `least` hit points. */
  divides: z.exactOptional(z.strictObject({ least: countSchema })),
  /**
   * For a creature with a lair. When badly hurt, it flies from a foe that strikes but does not shoot. It flies at most
   * `range` cells in a straight line, and then cannot fly for `rest` player-turns.
   */
  wings: z.exactOptional(z.strictObject({ range: countSchema, rest: countSchema })),
  /**
   * The creature returns to the place where it was generated. `radius` is the reach of this lair in cells; `hunt_turns`
   * are the player-turns for which it hunts outside.
   */
  lair: z.exactOptional(lair),
  /** Lines that the creature says in sight of the hero, each once. */
  quips: z.exactOptional(z.array(textSchema).check(z.minLength(1, 'must be at least one line'))),
  /** Categories of items that the creature sells. */
  vendor: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one category'))),
  /**
   * For a vendor: the faction for which it trades. The hero's standing with that faction decides prices. When absent,
   * the vendor trades for its own faction.
   */
  deals_for: z.exactOptional(idSchema),
  /** Factions for which the creature takes tribute. Tribute buys standing with them. */
  takes_tribute: z.exactOptional(z.array(idSchema)),
  /** For a vendor: it has more of each ware, and more magic gear, than other vendors. */
  deep_stock: z.exactOptional(z.literal(true)),
  /** The hero knows this creature, and the room it stands in, from the start. */
  of_note: z.exactOptional(
    z.strictObject({
      /** Wares or services of the creature, in a few words. */
      purpose: textSchema,
      /** Advice that the creature gives once, when the hero first stands beside it. */
      tip: textSchema,
    }),
  ),
  /** The creature takes fines for its faction. Vendors do so without this field. */
  takes_fines: z.exactOptional(z.literal(true)),
  /**
   * The creature fights although its faction flees by default. It attacks the creatures that other members flee from.
   */
  fights: z.exactOptional(z.literal(true)),
  /** The creature leads its faction. Its death gains the hero more standing with the faction's foes. */
  leader: z.exactOptional(z.literal(true)),
  /** A unique foe: the seed decides whether a run has it, and at which of these depths. Both ends are included. */
  unique: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  abilities: z.exactOptional(z.array(ability)),
  on_death: z.exactOptional(z.array(lastSpell)),
  /** Phases in the order in which they come, with falling `from`. The creature begins in the first. */
  phases: z.exactOptional(z.array(phase).check(z.minLength(2, 'must be two or more'))),
  /** Maximum hit points. When absent, level and fitness decide. */
  hp: z.exactOptional(countSchema),
  mana: z.exactOptional(z.int().check(z.minimum(0))),
});
export type MobRaw = z.infer<typeof mobSchema>;

export const mobsFile = z.strictObject({ $schema: z.string(), mobs: z.array(mobSchema) });

/**
 * A faction. `responses` says how its members react to other factions, by id. `default` covers all other factions;
 * without it, members ignore them.
 */
const factionSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  responses: z.record(idSchema, z.enum(['attack', 'flee', 'ignore'])),
  /** Members remember the hero's deeds that they see: the hero has a standing with this faction. */
  keeps_standing: z.exactOptional(z.literal(true)),
  /** A member that sets out after the hero calls other members nearby. */
  raises_alarm: z.exactOptional(z.literal(true)),
  /**
   * Factions that this one hates. Kills of their members gain the hero more standing with it. Members attack them first
   * and leave the hero alone meanwhile.
   */
  rivals: z.exactOptional(z.array(idSchema)),
  /** Id of the mob that the faction's town calls against the hero. */
  watch: z.exactOptional(idSchema),
});
export type FactionRaw = z.infer<typeof factionSchema>;

export const factionsFile = z.strictObject({ $schema: z.string(), faction_table: z.array(factionSchema) });
