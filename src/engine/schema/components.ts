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

/** `weight` is in pounds, `penalty` in initiative ticks, and `gold` has one decimal. */
export interface Pools {
  hp: Gauge;
  mana: Gauge;
  level: number;
  xp: number;
  gold: number;
  weight: number;
  penalty: number;
}

/** A phase lasts while the share of hit points is at most `from`, which is above 0 and at most 1. */
export interface Phase {
  from: number;
  change: Partial<Pick<Components, 'attributes' | 'skills' | 'naturalArmor' | 'naturalAttacks' | 'lair' | 'abilities'>>;
}

/**
 * Experience levels for which the hero must still choose a boon. `offer` lists the boons for the first of these levels.
 */
export interface EarnedBoons {
  levels: number[];
  offer: RawId[];
}

export interface KnownSpell {
  spell: RawId;
  manaCost: number;
}

/** Things that a dead creature leaves instead of a roll on the loot table. */
export interface Treasure {
  items: RawId[];
  magicItems: number;
}

export interface Destination {
  depth: number;
  x: number;
  y: number;
}

/** Entities store only components that differ from the archetype, and `null` for a lost component. */
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
  /** Indices of lines in the raw's `quips` that the creature has not said yet. */
  quips: number[];

  attributes: Record<AttributeName, Attribute>;
  skills: Partial<Record<SkillName, number>>;
  pools: Pools;
  veteran: number;
  asVeteran: Partial<Pick<Components, 'abilities' | 'coward' | 'guards'>>;
  /** Ticks until the next turn; 1 or less means the next tick. */
  initiative: number;
  faction: RawId;
  moveMode: 'static' | 'random' | 'random_waypoint';
  waypoint: Point;
  chasing: EntityId;
  heard: Point;
  harmedBy: { id: EntityId; turn: number };
  /** Creature that last shot this creature. Stored only for creatures with a lair or several cells. */
  shotBy: EntityId;
  coward: true;
  /** Deleted for good when the creature first notices the hero. */
  unaware: 'asleep' | 'awake';
  /** Points of armour class while the shield is raised. The creature lowers the shield to strike. */
  guards: { armor: number };
  windUp: WindUp;
  /** `least` is the minimum number of hit points for each half. */
  divides: { least: number };
  /** The creature flies at most `range` cells, and then not again for `rest` player-turns. */
  wings: { range: number; rest: number };
  /** Player-turn in which the creature last flew. */
  flew: number;
  afraidOf: EntityId;
  /** `radius` is in cells around `home`, and `huntTurns` in player-turns. */
  lair: { radius: number; huntTurns: number };
  home: Point;
  /** Player-turn in which the creature left the lair; absent while the creature is at home. */
  hunting: number;
  naturalArmor: number;
  naturalAttacks: NaturalAttack[];
  abilities: Ability[];
  phases: Phase[];
  /** Index of the present phase; absent in the first phase. */
  phase: number;
  /** Spells cast on death; `chance` is the probability of each spell, 0 to 1. */
  onDeath: { spell: RawId; chance: number }[];
  senseless: true;
  rooted: true;
  knownSpells: KnownSpell[];
  boons: RawId[];
  earnedBoons: EarnedBoons;
  hunger: { state: HungerState; turns: number };
  lootTable: RawId;
  treasure: Treasure;
  vendor: string[];
  gear: RawId[];
  grudges: EntityId[];
  provoked: true;
  fights: true;
  leader: true;
  /**
   * Player-turns of work until the chains are off. A creature in chains does nothing, and nobody attacks the creature.
   */
  chains: number;
  companion: Bid;
  unmet: true;
  takesFines: true;
  /** Gold. */
  identifiesFor: number;
  /** Gold. */
  rechargesFor: number;
  takesTribute: RawId[];
  /** Faction whose standing decides the prices; absent if the vendor's faction decides. */
  dealsFor: RawId;
  deepStock: true;
  ofNote: true;
  advice: true;
  seen: true;
  statuses: Status[];
  godMode: true;
  /** True if the creature gives no experience and leaves nothing when it dies. */
  summoned: true;
  /** Depth at which the creature was generated; absent while the creature is on that level. */
  birthDepth: number;
  sold: Record<RawId, number>;

  bargain: Bargain;
  spent: true;
  /** `becomes` replaces the part after it has worked; `null` if nothing replaces the part. */
  cage: { part: CagePart; becomes: RawId | null };
  /** True for an item on a pedestal. If the hero takes one, the items on the other pedestals disappear. */
  caged: true;
  fromCage: true;
  flammable: true;
  /** `turns` are player-turns; `becomes` is `null` if the flame leaves burnt ground. */
  fire: { turns: number; becomes: RawId | null };
  /** Player-turn in which the flame goes out. */
  burnsUntil: number;
  litBy: EntityId;

  item: { weight: number; value: number; initiativePenalty: number };
  inBackpack: { owner: EntityId };
  equipped: { owner: EntityId; slot: Slot };
  /** Explore leaves dropped items alone. */
  dropped: true;
  /** Explore picks up all thrown items. */
  thrown: true;
  throwable: true;
  equippable: { slot: Slot };
  meleeWeapon: Weapon;
  /** `range` is the maximum straight-line distance in cells. */
  rangedWeapon: Weapon & { range: number };
  wearable: { armorClass: number };
  wornProc: ProcTerms;
  /** Cells. */
  sightBonus: number;
  consumable: { maxCharges: number; charges: number };
  magicItem: { class: 'common' | 'rare' | 'legendary'; naming: string; family?: PotionFamily };
  cursed: true;
  quest: true;
  attributeBonus: AttributeBonus;

  effects: EffectMap;
  entryTrigger: true;
  singleActivation: true;
  /** Cell on another level. Portals move only the hero. */
  portal: Destination;
}
