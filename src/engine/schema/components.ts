import type { Point } from '../../lib/geometry';
import type { Status } from '../statuses';
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
import type { EffectMap } from './effects';

/**
 * Hit points, mana and what is counted with them. Weight in pounds, penalty in initiative ticks, gold with one decimal.
 */
export interface Pools {
  hp: Gauge;
  mana: Gauge;
  level: number;
  xp: number;
  gold: number;
  weight: number;
  penalty: number;
}

export interface NaturalAttack {
  name: string;
  hitBonus: number;
  damage: string;
}

/** What a weapon adds to an attack; the effects of its proc are the item's. */
export interface Weapon {
  attribute: 'might' | 'quickness';
  damage: string;
  hitBonus: number;
  proc: { chance: number; target: 'self' | 'target' } | null;
}

export interface Ability {
  spell: RawId;
  /** 0 to 1, each own turn. */
  chance: number;
  /** Tiles, straight-line. */
  range: number;
  minRange: number;
}

/** What a creature is about to do with its whole body, the cell it aimed at, and the player-turn in which it did. */
export interface WindUp {
  spell: RawId;
  at: Point;
  turn: number;
}

/** Player-turns after which a creature gives up what it has wound up for: more than the slowest needs. */
export const WIND_UP_PATIENCE = 12;

/** What is different of a creature from a share of its hit points down, 0 to 1. */
export interface Phase {
  from: number;
  change: Partial<Pick<Components, 'attributes' | 'skills' | 'naturalArmor' | 'naturalAttacks' | 'lair' | 'abilities'>>;
}

export interface KnownSpell {
  spell: RawId;
  manaCost: number;
}

/** What a boss always leaves, in place of a roll of loot. */
export interface Treasure {
  items: RawId[];
  /** Magic items, drawn from those that turn up at the depth. */
  magicItems: number;
}

/** What a shrine takes: gold, hit points, or the oldest carried thing of a sort. */
export type Offering = { gold: number } | { hp: number } | { item: 'food' | 'potion' | 'scroll' };

/**
 * What it gives: a thing of those that turn up at the depth, a point of one of some attributes, all hit points and
 * mana, or the knowledge of all that is carried.
 */
export type Blessing =
  | { random: 'item' | 'magic-item' }
  | { attributes: AttributeName[] }
  | { restore: true }
  | { identify: true };

export interface Bargain {
  takes: Offering;
  gives: Blessing;
}

/** A cell of a level. */
export interface Destination {
  depth: number;
  x: number;
  y: number;
}

/**
 * Everything an entity can have. A raw gives its kind an *archetype*, a record of these; an entity holds only its own
 * differences from it, `null` where it has lost a component. Read through `component()` of `src/engine/state`.
 */
export interface Components {
  // place and look
  position: Point;
  tileSize: { width: number; height: number };
  renderable: { glyph: string; fg: string; bg: string; order: number };
  hidden: true;
  blocksTile: true;
  blocksVisibility: true;
  door: { open: boolean };
  lightSource: { range: number; color: string };
  viewshed: { range: number };
  /** Indices into the raw's quips that have not been said yet. */
  quips: number[];

  // character
  attributes: Record<AttributeName, Attribute>;
  skills: Partial<Record<SkillName, number>>;
  pools: Pools;
  /** Ticks until due. */
  initiative: number;
  faction: RawId;
  moveMode: 'static' | 'random' | 'random_waypoint';
  waypoint: Point;
  chasing: EntityId;
  /** Where it heard magic, and will look. */
  heard: Point;
  /** Who hurt it last, and the player-turn. */
  harmedBy: { id: EntityId; turn: number };
  /** Who hurt it last from out of its reach; kept of those with a lair. */
  shotBy: EntityId;
  /** Runs from whoever hurt it badly until it has recovered. */
  coward: true;
  /** It fights behind a shield that is worth so many points of armour class, and lowers it to strike. */
  guards: { armor: number };
  /** What it does with its next turn. */
  windUp: WindUp;
  /** Wounded, it comes apart into two, while each half has so many hit points or more. */
  divides: { least: number };
  /** It flies from whoever strikes it, so many cells far at most, and rests for so many player-turns then. */
  wings: { range: number; rest: number };
  /** The player-turn in which it flew last. */
  flew: number;
  /** Whom it runs from. */
  afraidOf: EntityId;
  /** How far from home its lair reaches, in cells, and for how many player-turns it hunts outside. */
  lair: { radius: number; huntTurns: number };
  home: Point;
  /** The player-turn in which it left its lair. */
  hunting: number;
  naturalArmor: number;
  naturalAttacks: NaturalAttack[];
  abilities: Ability[];
  /** How it changes as it loses hit points, and which of these it is in, counted from 0; absent in the first. */
  phases: Phase[];
  phase: number;
  /** Spells cast round it as it dies. */
  onDeath: { spell: RawId; chance: number }[];
  /** It never moves, and does nothing but cast. */
  rooted: true;
  knownSpells: KnownSpell[];
  hunger: { state: HungerState; turns: number };
  lootTable: RawId;
  treasure: Treasure;
  vendor: string[];
  /** Raw ids of what a mob wears from the start; they become items of the level when it dies. */
  gear: RawId[];
  /** Whom it attacks whatever their factions. */
  grudges: EntityId[];
  /** The hero struck it or, before its eyes, one of its faction: no rivals come before the hero any more. */
  provoked: true;
  /** Fights although its faction flees by default. */
  fights: true;
  leader: true;
  /** To be introduced: the hero has not seen it yet. */
  unmet: true;
  takesFines: true;
  /** Factions for which it takes tribute. */
  takesTribute: RawId[];
  /** The faction by whose standing it trades, in place of its own. */
  dealsFor: RawId;
  /** It has more of everything than others. */
  deepStock: true;
  /** Known to the hero from the start, with the room it stands in. */
  ofNote: true;
  /** It has a tip for the hero that it has not given yet. */
  advice: true;
  /** An item, or a creature that never moves, that the hero has seen where it is. */
  seen: true;
  statuses: Status[];
  godMode: true;
  /** Called during play, not generated with the level: pays no experience and drops no gold. */
  summoned: true;
  /** Depth of the level it was generated on; absent while it is there. */
  birthDepth: number;
  /** How many of each ware a vendor has sold. */
  sold: Record<RawId, number>;

  // shrine
  bargain: Bargain;
  /** It has had its offering. */
  spent: true;

  // item
  item: { weight: number; value: number; initiativePenalty: number };
  inBackpack: { owner: EntityId };
  equipped: { owner: EntityId; slot: Slot };
  /** By the hero, who does not pick it up again by the way. */
  dropped: true;
  equippable: { slot: Slot };
  meleeWeapon: Weapon;
  /** `range` in cells, straight-line. */
  rangedWeapon: Weapon & { range: number };
  wearable: { armorClass: number };
  consumable: { maxCharges: number; charges: number };
  magicItem: { class: 'common' | 'rare' | 'legendary'; naming: string };
  cursed: true;
  /** It can be neither dropped nor sold. */
  quest: true;
  attributeBonus: AttributeBonus;

  // effect carrier (item, weapon, trigger, spell)
  effects: EffectMap;
  entryTrigger: true;
  /** Removed after it has fired once. */
  singleActivation: true;
  /** Moves the hero, and nobody else, to this cell of another level. */
  portal: Destination;
}
