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

/** Every locale has a verb for each natural attack in its `events.ts`. */
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
  /** Base armour class; 10 if absent. */
  armor_class: z.exactOptional(z.int()),
  /**
   * Natural attacks. Each time the creature attacks, the engine draws one of these; a creature with a weapon uses none.
   */
  attacks: z
    .array(z.strictObject({ name: z.enum(ATTACKS), hit_bonus: z.int(), damage: diceSchema }))
    .check(z.minLength(1, 'must be at least one attack')),
});

const ability = z.strictObject({
  spell: idSchema,
  /** Probability, 0 to 1, that the creature casts on its turn if an enemy is in range. */
  chance: chanceSchema,
  /** Maximum straight-line distance in cells. */
  range: z.number().check(z.positive()),
  min_range: z.number().check(z.minimum(0)),
});

const lair = z.strictObject({ radius: countSchema, hunt_turns: countSchema });

/** Figures that replace the creature's usual figures in the phase. */
const phase = z.strictObject({
  /** Share of the maximum hit points at which the phase begins, above 0 and at most 1. The first phase has 1. */
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

/** Spell that a dying creature casts round its corpse, without mana. */
const lastSpell = z.strictObject({ spell: idSchema, chance: chanceSchema });

/** Things that a dead creature always leaves, instead of a roll on the loot table. */
const treasure = z.strictObject({
  items: z.array(idSchema),
  /** Number of random magic items, all different, drawn from the items that occur at the depth. */
  magic_items: z.int().check(z.minimum(0)),
});

/** At least 2, because depth 1 is the town. */
const uniqueDepth = z.int().check(z.minimum(2));

const captive = z.strictObject({
  /** First and last depth; `null` if there is no last depth. */
  depths: z.tuple([uniqueDepth, z.nullable(uniqueDepth)]),
  /** Ids of the campaigns with this captive; all if absent. */
  campaigns: z.exactOptional(z.array(idSchema)),
  /** Ids of the creatures that guard the captive. */
  captors: z.array(idSchema).check(z.minLength(1, 'must name one')),
  /** Sentence that players read when the companion dies. */
  farewell: textSchema,
});

/** Creature other than the hero. */
const mobSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Text after the name and a colon when the hero first sees the creature. Unique creatures need a text. */
  description: z.exactOptional(textSchema),
  /** True if the name is a proper name, which sentences use without an article. */
  proper_name: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  blocks_tile: z.boolean(),
  /** Sight radius in cells. */
  vision_range: countSchema,
  /** True if the creature never moves and only casts spells. */
  rooted: z.exactOptional(z.literal(true)),
  /** Movement when the creature has nothing else to do. */
  movement: z.enum(['static', 'random', 'random_waypoint']),
  /** Level; 1 if absent. */
  level: z.exactOptional(countSchema),
  /** Attributes in points; each is 11 if absent. */
  attributes: z.exactOptional(attributesSchema),
  /** Skills in points; each is 1 if absent. */
  skills: z.exactOptional(skillsSchema),
  natural: z.exactOptional(natural),
  /** Ids of worn items. At death, the creature may leave each of these items. */
  equipped: z.exactOptional(z.array(gearIdSchema)),
  /** Id of the faction; `mindless` if absent. */
  faction: z.exactOptional(idSchema),
  /** Dice for the gold that the hero gets for killing the creature. */
  gold: z.exactOptional(goldSchema),
  /** True for prey: a kill pays experience even if the creature is harmless. */
  game: z.exactOptional(z.literal(true)),
  loot_table: z.exactOptional(idSchema),
  treasure: z.exactOptional(treasure),
  light: z.exactOptional(lightSchema),
  /** Probability, 0 to 1, that a creature generated with a level sleeps. */
  sleeps: z.exactOptional(chanceSchema),
  /** Probability, 0 to 1, that a creature generated with a level wanders, whatever its `movement`. */
  wanders: z.exactOptional(chanceSchema),
  /** True if the creature calls members of its faction when it begins to chase the hero or the companion. */
  shouts: z.exactOptional(z.literal(true)),
  /** True if the creature flees when badly hurt, and returns after recovery. */
  coward: z.exactOptional(z.literal(true)),
  /** True if the creature ignores fire. */
  senseless: z.exactOptional(z.literal(true)),
  /** Sentence about the creature's behaviour, for players who inspect the creature. */
  habit: z.exactOptional(textSchema),
  /** Points of armour class of a raised shield. The creature lowers the shield to strike. */
  guards: z.exactOptional(z.strictObject({ armor: countSchema })),
  /** The creature divides when wounded. `least` is the minimum number of hit points for each half. */
  divides: z.exactOptional(z.strictObject({ least: countSchema })),
  /** A badly hurt creature flies up to `range` cells from an adjacent foe, at most every `rest` player-turns. */
  wings: z.exactOptional(z.strictObject({ range: countSchema, rest: countSchema })),
  /**
   * Lair of `radius` cells round the cell where the creature was generated. A hunt outside lasts `hunt_turns`
   * player-turns.
   */
  lair: z.exactOptional(lair),
  /** Fields that replace the mob's fields in a veteran. Players read both habits, the mob's habit first. */
  veteran: z.exactOptional(
    z.strictObject({
      habit: textSchema,
      abilities: z.exactOptional(z.array(ability)),
      coward: z.exactOptional(z.literal(true)),
      guards: z.exactOptional(z.strictObject({ armor: countSchema })),
    }),
  ),
  /** Lines that the creature says in sight of the hero, each once. */
  quips: z.exactOptional(z.array(textSchema).check(z.minLength(1, 'must be at least one line'))),
  /** Categories of items that the creature sells; absent if the creature is not a vendor. */
  vendor: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one category'))),
  /** Id of the faction whose standing with the hero sets a vendor's prices; the vendor's faction if absent. */
  deals_for: z.exactOptional(idSchema),
  /** Ids of factions. Tribute paid to the creature raises the hero's standing with these factions. */
  takes_tribute: z.exactOptional(z.array(idSchema)),
  /** True if the vendor has more items of each ware than other vendors. */
  deep_stock: z.exactOptional(z.literal(true)),
  /** Set if the hero knows the creature and its room from the start of the run. */
  of_note: z.exactOptional(
    z.strictObject({
      /** Wares or services, in a few words. */
      purpose: textSchema,
      /** Advice that the creature gives once, when the hero first stands next to the creature. */
      tip: textSchema,
    }),
  ),
  /** True if the creature takes fines for its faction. Vendors always take fines. */
  takes_fines: z.exactOptional(z.literal(true)),
  /** Gold for identifying one carried thing. */
  identifies_for: z.exactOptional(z.number().check(z.positive())),
  /** Gold for restoring one charge; must exceed what vendors pay for a charge. */
  recharges_for: z.exactOptional(z.number().check(z.positive())),
  /** True if the creature fights although its faction flees. */
  fights: z.exactOptional(z.literal(true)),
  /** True for the leader of a band that hunts the hero on the way home. */
  captain: z.exactOptional(z.literal(true)),
  /**
   * True for the leader of a faction. Killing the leader raises the standing with the faction's foes more than other
   * kills.
   */
  leader: z.exactOptional(z.literal(true)),
  /** Set if the seed decides whether a run has the creature, and at which depth within `depths`. */
  unique: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  /** Set for a beast that the players of a Discord server hunt for a week, at a depth within `depths`. */
  hunted: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  /** Set for a prisoner in chains. A freed captive becomes a companion or pays a purse. */
  captive: z.exactOptional(captive),
  abilities: z.exactOptional(z.array(ability)),
  on_death: z.exactOptional(z.array(lastSpell)),
  /** Phases in order, with falling `from`. */
  phases: z.exactOptional(z.array(phase).check(z.minLength(2, 'must be two or more'))),
  /** Maximum hit points; computed from level and fitness if absent. */
  hp: z.exactOptional(countSchema),
  mana: z.exactOptional(z.int().check(z.minimum(0))),
});
export type MobRaw = z.infer<typeof mobSchema>;

export const mobsFile = z.strictObject({ $schema: z.string(), mobs: z.array(mobSchema) });

/**
 * `responses` maps faction ids to reactions. The entry `default` applies to all other factions; without it, `ignore`.
 */
const factionSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  responses: z.record(idSchema, z.enum(['attack', 'flee', 'ignore'])),
  /** True if members remember the hero's deeds that they see. */
  keeps_standing: z.exactOptional(z.literal(true)),
  /** True if a member that begins to chase the hero or the companion calls members nearby. */
  raises_alarm: z.exactOptional(z.literal(true)),
  /** True if all members ignore fire. */
  senseless: z.exactOptional(z.literal(true)),
  /** Ids of hated factions, whose members this faction attacks before the hero. */
  rivals: z.exactOptional(z.array(idSchema)),
  /** Id of the mob that enters the town as a guard while the hero is an enemy of the faction. */
  watch: z.exactOptional(idSchema),
});
export type FactionRaw = z.infer<typeof factionSchema>;

export const factionsFile = z.strictObject({ $schema: z.string(), faction_table: z.array(factionSchema) });
