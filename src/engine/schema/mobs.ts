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

/** Each locale needs a verb for each attack in `events.ts`. */
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
  /** The engine draws one for each attack. Creatures with weapons use none. */
  attacks: z
    .array(z.strictObject({ name: z.enum(ATTACKS), hit_bonus: z.int(), damage: diceSchema }))
    .check(z.minLength(1, 'must be at least one attack')),
});

const ability = z.strictObject({
  spell: idSchema,
  /** Probability per turn, 0 to 1, if an enemy is in range. */
  chance: chanceSchema,
  /** Maximum straight-line distance in cells. */
  range: z.number().check(z.positive()),
  min_range: z.number().check(z.minimum(0)),
});

const lair = z.strictObject({ radius: countSchema, hunt_turns: countSchema });

/** Figures that replace the usual figures in the phase. */
const phase = z.strictObject({
  /** Highest share of maximum hit points in the phase; 1 for the first. */
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

/** Spell of a dying creature, cast round the corpse without mana. */
const lastSpell = z.strictObject({ spell: idSchema, chance: chanceSchema });

/** Things always left at death, in place of the loot table. */
const treasure = z.strictObject({
  items: z.array(idSchema),
  /** Number of different random magic items that occur at the depth. */
  magic_items: z.int().check(z.minimum(0)),
});

/** At least 2, because depth 1 is the town. */
const uniqueDepth = z.int().check(z.minimum(2));

const captive = z.strictObject({
  /** First and last depth; `null` for no last. */
  depths: z.tuple([uniqueDepth, z.nullable(uniqueDepth)]),
  /** Ids of campaigns; all if absent. */
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
  /** Text after the name at first sight. Unique creatures need one. */
  description: z.exactOptional(textSchema),
  /** True if the name takes no article. */
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
  /** Ids of worn items, which dead creatures may leave. */
  equipped: z.exactOptional(z.array(gearIdSchema)),
  /** Id of the faction; `mindless` if absent. */
  faction: z.exactOptional(idSchema),
  /** Dice for the hero's gold after a kill. */
  gold: z.exactOptional(goldSchema),
  /** True if a kill pays experience even for a harmless creature. */
  game: z.exactOptional(z.literal(true)),
  loot_table: z.exactOptional(idSchema),
  treasure: z.exactOptional(treasure),
  light: z.exactOptional(lightSchema),
  /** Probability, 0 to 1, of being asleep on a new level. */
  sleeps: z.exactOptional(chanceSchema),
  /** Probability, 0 to 1, of wandering on a new level, whatever its `movement`. */
  wanders: z.exactOptional(chanceSchema),
  /** True if the creature calls its faction when a chase begins. */
  shouts: z.exactOptional(z.literal(true)),
  /** True if the creature flees when badly hurt, and returns after recovery. */
  coward: z.exactOptional(z.literal(true)),
  /** True if the creature ignores fire. */
  senseless: z.exactOptional(z.literal(true)),
  /** Sentence for players who inspect the creature. */
  habit: z.exactOptional(textSchema),
  /** Points of armour class. The creature lowers the shield to strike. */
  guards: z.exactOptional(z.strictObject({ armor: countSchema })),
  /** Divides when wounded. `least`: minimum hit points of each half. */
  divides: z.exactOptional(z.strictObject({ least: countSchema })),
  /** Flies from an adjacent foe when badly hurt. `range`: cells. `rest`: player-turns. */
  wings: z.exactOptional(z.strictObject({ range: countSchema, rest: countSchema })),
  /** `radius`: cells round the place of generation. `hunt_turns`: player-turns outside. */
  lair: z.exactOptional(lair),
  /** Replacements for veterans. Players read both habits, the mob's first. */
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
  /** Categories for sale; absent if the creature is no vendor. */
  vendor: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one category'))),
  /** Id of the faction whose standing sets the prices; the vendor's if absent. */
  deals_for: z.exactOptional(idSchema),
  /** Ids of factions whose standing rises with tribute. */
  takes_tribute: z.exactOptional(z.array(idSchema)),
  /** True if the vendor stocks more of each ware. */
  deep_stock: z.exactOptional(z.literal(true)),
  /** The hero knows the creature and its room from the start. */
  of_note: z.exactOptional(
    z.strictObject({
      /** Wares or services, in a few words. */
      purpose: textSchema,
      /** Advice, given once when the hero first stands beside the creature. */
      tip: textSchema,
    }),
  ),
  /** True if the creature takes fines; vendors always do. */
  takes_fines: z.exactOptional(z.literal(true)),
  /** Gold for identifying one carried thing. */
  identifies_for: z.exactOptional(z.number().check(z.positive())),
  /** Gold per charge; must exceed what vendors pay for a charge. */
  recharges_for: z.exactOptional(z.number().check(z.positive())),
  /** True if the creature fights although its faction flees. */
  fights: z.exactOptional(z.literal(true)),
  /** True for the leader of a band of hunters. */
  captain: z.exactOptional(z.literal(true)),
  /** True for a faction's leader, whose death pleases the faction's foes more. */
  leader: z.exactOptional(z.literal(true)),
  /** The seed decides whether, and at which depth, the creature exists. */
  unique: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  /** Weekly beast that the players of a Discord server hunt. */
  hunted: z.exactOptional(z.strictObject({ depths: z.tuple([uniqueDepth, uniqueDepth]) })),
  /** Prisoner in chains, who joins the hero or pays a purse once freed. */
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

/** `responses.default` covers factions without an entry; without `default`, `ignore`. */
const factionSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  responses: z.record(idSchema, z.enum(['attack', 'flee', 'ignore'])),
  /** True if members remember the hero's deeds that they see. */
  keeps_standing: z.exactOptional(z.literal(true)),
  /** True if members call others nearby when a chase begins. */
  raises_alarm: z.exactOptional(z.literal(true)),
  /** True if all members ignore fire. */
  senseless: z.exactOptional(z.literal(true)),
  /** Ids of factions whose members this one attacks before the hero. */
  rivals: z.exactOptional(z.array(idSchema)),
  /** Mob id of the town guard that comes while the hero is an enemy. */
  watch: z.exactOptional(idSchema),
});
export type FactionRaw = z.infer<typeof factionSchema>;

export const factionsFile = z.strictObject({ $schema: z.string(), faction_table: z.array(factionSchema) });
