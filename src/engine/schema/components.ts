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

/** `weight` is in pounds, `penalty` in initiative ticks; `gold` has one decimal. */
export interface Pools {
  hp: Gauge;
  mana: Gauge;
  level: number;
  xp: number;
  gold: number;
  weight: number;
  penalty: number;
}

/** `from`: highest share of hit points in the phase, 0 to 1. */
export interface Phase {
  from: number;
  change: Partial<Pick<Components, 'attributes' | 'skills' | 'naturalArmor' | 'naturalAttacks' | 'lair' | 'abilities'>>;
}

/** Experience levels without a chosen boon. `offer` is for the first level. */
export interface EarnedBoons {
  levels: number[];
  offer: RawId[];
}

export interface KnownSpell {
  spell: RawId;
  manaCost: number;
}

/** Things left at death, in place of the loot table. */
export interface Treasure {
  items: RawId[];
  magicItems: number;
}

export interface Destination {
  depth: number;
  x: number;
  y: number;
}

/** Entities store only differences from the archetype; `null` removes a component. */
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
  /** Indices of unsaid lines in the raw's `quips`. */
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
  /** Last creature to shoot this one. Stored only with a lair or several cells. */
  shotBy: EntityId;
  coward: true;
  /** Deleted once the creature notices the hero. */
  unaware: 'asleep' | 'awake';
  /** Points of armour class. The creature lowers the shield to strike. */
  guards: { armor: number };
  windUp: WindUp;
  /** `least`: minimum hit points of each half. */
  divides: { least: number };
  /** `range`: cells in one flight. `rest`: player-turns between flights. */
  wings: { range: number; rest: number };
  /** Player-turn of the last flight. */
  flew: number;
  afraidOf: EntityId;
  /** `radius`: cells around `home`. `huntTurns`: player-turns. */
  lair: { radius: number; huntTurns: number };
  home: Point;
  /** Player-turn of leaving the lair; absent at home. */
  hunting: number;
  naturalArmor: number;
  naturalAttacks: NaturalAttack[];
  abilities: Ability[];
  phases: Phase[];
  /** Index of the present phase; absent in the first phase. */
  phase: number;
  /** Spells cast on death. `chance`: 0 to 1. */
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
  /** Player-turns of work to break the chains. Chained creatures do nothing, and nobody attacks them. */
  chains: number;
  companion: Bid;
  unmet: true;
  takesFines: true;
  /** Price in gold. */
  identifiesFor: number;
  /** Price in gold. */
  rechargesFor: number;
  takesTribute: RawId[];
  /** Faction whose standing sets the prices; the vendor's if absent. */
  dealsFor: RawId;
  deepStock: true;
  ofNote: true;
  advice: true;
  seen: true;
  statuses: Status[];
  godMode: true;
  /** Gives no experience, and leaves nothing at death. */
  summoned: true;
  /** Depth of generation; absent while the creature is there. */
  birthDepth: number;
  sold: Record<RawId, number>;

  bargain: Bargain;
  spent: true;
  /** `becomes`: prop after each use or move; `null` if the part stays. */
  cage: { part: CagePart; becomes: RawId | null };
  /** Item on a pedestal. Taking one removes the others. */
  caged: true;
  fromCage: true;
  flammable: true;
  /** `turns`: player-turns. `becomes`: `null` leaves burnt ground. */
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
  /** In cells. */
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
