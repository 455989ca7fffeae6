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

/** Ids of natural attacks. Every locale has a verb for each in its `events.ts`. */
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
  /** Base armour class, to which quickness, skill and worn armour add; 10 if absent. */
  armor_class: z.exactOptional(z.int()),
  /**
   * Natural attacks. The creature strikes with one of them, drawn at random for each attack. A creature with a weapon
   * uses none of them.
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

/** Figures that replace the creature's own while its share of hit points is at most `from`. */
const phase = z.strictObject({
  /**
   * Share of the maximum hit points at which the phase begins, above 0 and at most 1. The first phase has 1: the
   * creature starts in this phase, and returns to it at full hit points.
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

/** Spell that the creature casts round its corpse when it dies. The spell costs no mana. */
const lastSpell = z.strictObject({ spell: idSchema, chance: chanceSchema });

/** Things that the creature always leaves when it dies, in place of a roll on the loot table. */
const treasure = z.strictObject({
  items: z.array(idSchema),
  /** Number of magic items, all different, drawn at random from those that occur at the depth. */
  magic_items: z.int().check(z.minimum(0)),
});

/** Depth at which a unique creature may occur: at least 2, because depth 1 is the town. */
const uniqueDepth = z.int().check(z.minimum(2));

const captive = z.strictObject({
  /** First and last depth at which the captive may occur; `null` if there is no last depth. */
  depths: z.tuple([uniqueDepth, z.nullable(uniqueDepth)]),
  /** Ids of the campaigns in which the captive may occur; all if absent. */
  campaigns: z.exactOptional(z.array(idSchema)),
  /** Ids of the creatures that guard the captive. */
  captors: z.array(idSchema).check(z.minLength(1, 'must name one')),
  /** Sentence that players read when the freed captive dies as the hero's companion. */
  farewell: textSchema,
});

/** A creature other than the hero. */
const mobSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Text that follows the name and a colon when the hero first sees the creature. Unique creatures need a text. */
  description: z.exactOptional(textSchema),
  /** True if the name is a proper name, which sentences use without an article. */
  proper_name: z.exactOptional(z.literal(true)),
  renderable: renderableSchema,
  blocks_tile: z.boolean(),
  /** Sight radius in cells. */
  vision_range: countSchema,
  /**
   * True if the creature never moves and only casts spells. If a spell has `single_activation`, the creature is a
   * hazard and pays no experience.
   */
  rooted: z.exactOptional(z.literal(true)),
  /** Movement of the creature when it has nothing else to do. */
  movement: z.enum(['static', 'random', 'random_waypoint']),
  /** Level of the creature; 1 if absent. */
  level: z.exactOptional(countSchema),
  /** Attributes in points; each is 11 if absent. */
  attributes: z.exactOptional(attributesSchema),
  /** Skills in points; each is 1 if absent. */
  skills: z.exactOptional(skillsSchema),
  natural: z.exactOptional(natural),
  /** Ids of items that the creature wears. A dead creature may leave each item. */
  equipped: z.exactOptional(z.array(gearIdSchema)),
  /** Id of the creature's faction; `mindless` if absent. */
  faction: z.exactOptional(idSchema),
  /** Dice for the creature's gold, rolled when it is generated. A hero who kills the creature gets the gold. */
  gold: z.exactOptional(goldSchema),
  /** True if the creature is prey for hunters: a kill pays experience even if the creature is harmless. */
  game: z.exactOptional(z.literal(true)),
  loot_table: z.exactOptional(idSchema),
  treasure: z.exactOptional(treasure),
  light: z.exactOptional(lightSchema),
  /** Probability, 0 to 1, that a creature generated with a level sleeps. */
  sleeps: z.exactOptional(chanceSchema),
  /** Probability, 0 to 1, that a creature generated with a level wanders about, regardless of its `movement`. */
  wanders: z.exactOptional(chanceSchema),
  /**
   * True if the creature calls members of its faction when it begins to chase the hero or its companion. The
   * call also wakes other creatures.
   */
  shouts: z.exactOptional(z.literal(true)),
  /** True if the creature runs away when badly hurt, and returns after it has recovered. */
  coward: z.exactOptional(z.literal(true)),
  /** True if the creature does not heed fire: it neither walks round flames nor leaves ground that burns. */
  senseless: z.exactOptional(z.literal(true)),
  /**
   * Sentence about the creature's behaviour and how to deal with it. Players who inspect the creature read the sentence
   * after the name.
   */
  habit: z.exactOptional(textSchema),
  /** Points of armour class that the creature's shield adds. The creature lowers the shield to strike. */
  guards: z.exactOptional(z.strictObject({ armor: countSchema })),
  /** Set for a creature that divides when wounded. `least` is the minimum of hit points of each half. */
  divides: z.exactOptional(z.strictObject({ least: countSchema })),
  /**
   * Set for a creature with a lair and wings. When badly hurt, the creature flies away from an adjacent foe that does
   * not shoot. The flight covers at most `range` cells in a straight line. The next flight is possible after `rest`
   * player-turns.
   */
  wings: z.exactOptional(z.strictObject({ range: countSchema, rest: countSchema })),
  /**
   * Set for a creature with a lair round the cell where the creature was generated. `radius` is the straight-line
   * radius of the lair in cells. `hunt_turns` is the length of a hunt outside the lair in player-turns.
   */
  lair: z.exactOptional(lair),
  /**
   * Set for a kind whose veterans can do more than the kind. The fields replace those of the kind. Players read `habit`
   * after the description or habit of the kind.
   */
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
  /** For a vendor: id of the faction whose standing with the hero sets the prices; the vendor's own if absent. */
  deals_for: z.exactOptional(idSchema),
  /** Ids of factions for which the creature takes tribute. Tribute buys standing with these factions. */
  takes_tribute: z.exactOptional(z.array(idSchema)),
  /** For a vendor: true if the vendor has more items of each ware than other vendors. */
  deep_stock: z.exactOptional(z.literal(true)),
  /** Set for a creature that the hero knows from the start of the run. The hero then also knows the creature's room. */
  of_note: z.exactOptional(
    z.strictObject({
      /** Wares or services of the creature, in a few words. */
      purpose: textSchema,
      /** Advice that the creature gives once, when the hero first stands beside the creature. */
      tip: textSchema,
    }),
  ),
  /** True if the creature takes fines for its faction. Vendors take fines even without this field. */
  takes_fines: z.exactOptional(z.literal(true)),
  /** Gold for which the creature identifies one carried thing for the hero. */
  identifies_for: z.exactOptional(z.number().check(z.positive())),
  /** Gold for which the creature restores one charge of a thing; must exceed what vendors pay for a charge. */
  recharges_for: z.exactOptional(z.number().check(z.positive())),
  /**
   * True if the creature fights even though its faction flees by default. The creature attacks the enemies from which
   * other members flee.
   */
  fights: z.exactOptional(z.literal(true)),
  /** True if the creature leads a band of hunters on the way home. Captains are not in the spawn table. */
  captain: z.exactOptional(z.literal(true)),
  /** True for the leader of a faction. The death of the leader earns the hero more standing with the faction's foes. */
  leader: z.exactOptional(z.literal(true)),
  /** Set for a unique creature. The seed decides if a run has the creature, and at which depth within `depths`. */
  unique: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  /**
   * Set for a beast that a server hunts for a week. Server and week decide which beast the server hunts, and at which
   * depth within `depths` the beast waits. The beast pays nothing, and stays on its level.
   */
  hunted: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  /** Set for a person or animal that captors hold in chains. A freed captive becomes a companion or pays a purse. */
  captive: z.exactOptional(captive),
  abilities: z.exactOptional(z.array(ability)),
  on_death: z.exactOptional(z.array(lastSpell)),
  /** Phases in order, with falling `from`. The creature begins in the first phase. */
  phases: z.exactOptional(z.array(phase).check(z.minLength(2, 'must be two or more'))),
  /** Maximum hit points; computed from level and fitness if absent. */
  hp: z.exactOptional(countSchema),
  mana: z.exactOptional(z.int().check(z.minimum(0))),
});
export type MobRaw = z.infer<typeof mobSchema>;

export const mobsFile = z.strictObject({ $schema: z.string(), mobs: z.array(mobSchema) });

/**
 * A faction. `responses` maps the ids of other factions to the reaction of members. `default` is the reaction to all
 * other factions; if it is absent, members ignore them.
 */
const factionSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  responses: z.record(idSchema, z.enum(['attack', 'flee', 'ignore'])),
  /** True if the hero has a standing with this faction, because its members remember the hero's deeds that they see. */
  keeps_standing: z.exactOptional(z.literal(true)),
  /** True if a member that begins to chase the hero or its companion calls other members nearby. */
  raises_alarm: z.exactOptional(z.literal(true)),
  /** True if no member heeds fire. */
  senseless: z.exactOptional(z.literal(true)),
  /**
   * Ids of factions that this faction hates. A hero who kills members of a hated faction gains more standing with this
   * faction. Members attack rivals first, and leave the hero alone while they see rivals.
   */
  rivals: z.exactOptional(z.array(idSchema)),
  /**
   * Id of the mob that guards the faction's town. The faction calls guards when the faction is at odds with the hero.
   */
  watch: z.exactOptional(idSchema),
});
export type FactionRaw = z.infer<typeof factionSchema>;

export const factionsFile = z.strictObject({ $schema: z.string(), faction_table: z.array(factionSchema) });
