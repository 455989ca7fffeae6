import type { Point } from '../../lib/geometry';
import type { Status } from '../statuses';
import type { Bid } from '../vocabulary/bid';
import type {
  Attribute,
  AttributeBonus,
  AttributeName,
  EntityId,
  Gauge,
  HungerState,
  RawId,
  SkillName,
  Slot,
} from '../vocabulary/character';
import type { PotionFamily } from '../vocabulary/potion';
import type { Ability, NaturalAttack, Weapon, WindUp } from './attacks';
import type { Bargain } from './bargains';
import type { CagePart } from './cages';
import type { EffectMap } from './effects';
import type { ProcTerms } from './procs';

/** `weight` is in pounds, `penalty` in initiative ticks. `gold` has one decimal. */
export interface Pools {
  hp: Gauge;
  mana: Gauge;
  level: number;
  xp: number;
  gold: number;
  weight: number;
  penalty: number;
}

/** Components that a creature has while its share of hit points is at most `from`. `from` is above 0 and at most 1. */
export interface Phase {
  from: number;
  change: Partial<Pick<Components, 'attributes' | 'skills' | 'naturalArmor' | 'naturalAttacks' | 'lair' | 'abilities'>>;
}

/**
 * Boons that the player has earned and not chosen yet. `levels` are the hero's levels that each earned one boon, in
 * order. `offer` holds the ids of the boons on offer for the first of these levels.
 */
export interface EarnedBoons {
  levels: number[];
  offer: RawId[];
}

export interface KnownSpell {
  spell: RawId;
  manaCost: number;
}

/** Things that the creature always leaves when it dies, in place of a roll on the loot table. */
export interface Treasure {
  items: RawId[];
  /** Number of magic items, drawn at random from those that occur at the depth. */
  magicItems: number;
}

export interface Destination {
  depth: number;
  x: number;
  y: number;
}

/**
 * All components that an entity can have. An archetype holds the components that all entities of a raw share. An entity
 * stores only the components that differ, and `null` for a component that it has lost.
 */
export interface Components {
  position: Point;
  tileSize: { width: number; height: number };
  renderable: { glyph: string; fg: string; bg: string; order: number };
  hidden: true;
  blocksTile: true;
  blocksVisibility: true;
  door: { open: boolean };
  lightSource: { range: number; color: string };
  viewshed: { range: number };
  /** Indices of the lines in the raw's `quips` that the creature has not said yet. */
  quips: number[];

  attributes: Record<AttributeName, Attribute>;
  skills: Partial<Record<SkillName, number>>;
  pools: Pools;
  /** Level of the veteran. */
  veteran: number;
  asVeteran: Partial<Pick<Components, 'abilities' | 'coward' | 'guards'>>;
  /** Ticks until the next turn; 1 or less means the next tick. */
  initiative: number;
  faction: RawId;
  moveMode: 'static' | 'random' | 'random_waypoint';
  waypoint: Point;
  chasing: EntityId;
  /** Cell to which a sound draws the creature. The creature goes there to look. */
  heard: Point;
  /** Creature that last hurt this one, and the player-turn of the injury. */
  harmedBy: { id: EntityId; turn: number };
  /** Creature that last hurt this one from a distance. Stored only for creatures with a lair or several cells. */
  shotBy: EntityId;
  /** True if the creature runs from its attacker when badly hurt, until the creature has recovered. */
  coward: true;
  /** State of a creature that has never noticed the hero; lost for good when the creature notices the hero. */
  unaware: 'asleep' | 'awake';
  /** Points of armour class that the creature's raised shield adds. The creature lowers the shield to strike. */
  guards: { armor: number };
  windUp: WindUp;
  /** Set for a creature that divides when wounded. `least` is the minimum of hit points of each half. */
  divides: { least: number };
  /**
   * Set for a creature with wings. When badly hurt, the creature flies away from an adjacent foe. `range` is the
   * maximum length of the flight in cells. The creature cannot fly again for `rest` player-turns.
   */
  wings: { range: number; rest: number };
  /** Player-turn in which the creature last flew away on its wings. */
  flew: number;
  afraidOf: EntityId;
  /**
   * Set for a creature that keeps a lair. `radius` is the radius of the lair in cells around `home`. `huntTurns` is the
   * length of a hunt in player-turns.
   */
  lair: { radius: number; huntTurns: number };
  home: Point;
  /** Player-turn in which the creature left its lair for a hunt; absent while it is at home. */
  hunting: number;
  naturalArmor: number;
  naturalAttacks: NaturalAttack[];
  abilities: Ability[];
  phases: Phase[];
  /** Index of the present phase; absent in the first phase. */
  phase: number;
  /** Spells that the creature may cast when it dies. `chance` is the probability of each spell, 0 to 1. */
  onDeath: { spell: RawId; chance: number }[];
  /** True if the creature does not heed fire. Members of some factions do not heed fire either. */
  senseless: true;
  /** True if the creature never moves and only casts spells. */
  rooted: true;
  knownSpells: KnownSpell[];
  /** Ids in the order in which the hero took the boons. */
  boons: RawId[];
  earnedBoons: EarnedBoons;
  hunger: { state: HungerState; turns: number };
  lootTable: RawId;
  treasure: Treasure;
  vendor: string[];
  /** Raw ids of the mob's gear. A dead mob may leave each piece. */
  gear: RawId[];
  /** Creatures that this creature attacks regardless of their factions. */
  grudges: EntityId[];
  /**
   * True if the hero struck this creature, or struck a member of its faction before its eyes. The creature then attacks
   * the hero even if rivals are near.
   */
  provoked: true;
  /** True if the creature fights although its faction flees. */
  fights: true;
  leader: true;
  /**
   * Player-turns of work until the creature's chains are off. A creature in chains has no faction: the creature does
   * nothing, and nobody attacks the creature.
   */
  chains: number;
  /** Set for the hero's companion: the last order of the hero. */
  companion: Bid;
  /** True until the hero first sees this creature, which the engine then reports as the event `met`. */
  unmet: true;
  takesFines: true;
  /** Gold for which the creature identifies one carried thing for the hero. */
  identifiesFor: number;
  /** Gold for which the creature restores one charge of one thing in the hero's pack. */
  rechargesFor: number;
  takesTribute: RawId[];
  /** Faction whose standing with the hero decides the vendor's prices; absent if it is the vendor's own faction. */
  dealsFor: RawId;
  /** True if the vendor has more items of each ware than other vendors. */
  deepStock: true;
  /** True if the hero has known this creature, and the room in which it stands, since the run began. */
  ofNote: true;
  /** True if the creature has a tip for the hero and has not given it yet. */
  advice: true;
  /** True if the hero has seen this item or rooted creature at its present position. */
  seen: true;
  statuses: Status[];
  godMode: true;
  /** True if the creature gives no experience and leaves nothing when it dies. */
  summoned: true;
  /** Depth of the level on which the creature was generated; absent while the creature is on that level. */
  birthDepth: number;
  /** Number of sold items by the raw id of the ware. */
  sold: Record<RawId, number>;

  bargain: Bargain;
  spent: true;
  /** Set for a part of a cage. `becomes` is the raw that replaces the part after it has worked; `null` for none. */
  cage: { part: CagePart; becomes: RawId | null };
  /** True if the item stands on a pedestal. Taking it shuts the other pedestals for good. */
  caged: true;
  /** True if the item stood on a pedestal. Vendors pay little for the item. */
  fromCage: true;
  flammable: true;
  /**
   * Set for a flame, which lasts `turns` player-turns. `becomes` is the raw that then replaces the flame; `null` if the
   * flame leaves burnt ground.
   */
  fire: { turns: number; becomes: RawId | null };
  /** Player-turn in which the flame goes out. */
  burnsUntil: number;
  /** Creature that lit the flame, or that lit the flame from which this flame spread. */
  litBy: EntityId;

  item: { weight: number; value: number; initiativePenalty: number };
  inBackpack: { owner: EntityId };
  equipped: { owner: EntityId; slot: Slot };
  /** True if the hero dropped the item. Explore leaves dropped items alone. */
  dropped: true;
  /** True if the hero threw the item. Explore picks thrown items up again, even if the hero has better ones. */
  thrown: true;
  throwable: true;
  equippable: { slot: Slot };
  meleeWeapon: Weapon;
  /** `range` is the maximum straight-line distance in cells. */
  rangedWeapon: Weapon & { range: number };
  wearable: { armorClass: number };
  wornProc: ProcTerms;
  /** Cells by which the worn item extends the hero's sight. */
  sightBonus: number;
  consumable: { maxCharges: number; charges: number };
  magicItem: { class: 'common' | 'rare' | 'legendary'; naming: string; family?: PotionFamily };
  cursed: true;
  /** True if the hero can neither drop nor sell the item. */
  quest: true;
  attributeBonus: AttributeBonus;

  effects: EffectMap;
  entryTrigger: true;
  singleActivation: true;
  /** Cell on another level to which the portal takes the hero. Portals move nobody else. */
  portal: Destination;
}
