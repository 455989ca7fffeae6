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
 * Hit points, mana, experience, gold and load. Weight is in pounds, penalty in initiative ticks, gold has one decimal.
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

/** Figures that a weapon adds to an attack. `proc` says when the effects of the item fire; `chance` is 0 to 1. */
export interface Weapon {
  attribute: 'might' | 'quickness';
  damage: string;
  hitBonus: number;
  proc: { chance: number; target: 'self' | 'target' } | null;
}

export interface Ability {
  spell: RawId;
  /** Chance that the creature casts the spell on a turn of its own, 0 to 1. */
  chance: number;
  /** Range in tiles, straight-line. */
  range: number;
  minRange: number;
}

/**
 * Bodily attack that a creature has prepared. `at` is the cell it aimed at, `turn` the player-turn in which it aimed.
 */
export interface WindUp {
  spell: RawId;
  at: Point;
  turn: number;
}

/** Player-turns after which a creature gives up an attack it has prepared. Even the slowest creature strikes sooner. */
export const WIND_UP_PATIENCE = 12;

/** Changes of a creature while its hit points are at most the share `from`, 0 to 1. */
export interface Phase {
  from: number;
  change: Partial<Pick<Components, 'attributes' | 'skills' | 'naturalArmor' | 'naturalAttacks' | 'lair' | 'abilities'>>;
}

export interface KnownSpell {
  spell: RawId;
  manaCost: number;
}

/** Things that a boss always leaves when it dies, instead of a roll of its loot table. */
export interface Treasure {
  items: RawId[];
  /** Number of magic items, drawn from the magic items that turn up at the depth. */
  magicItems: number;
}

/** Price that a shrine takes: gold, hit points, or the oldest carried item of a kind. */
export type Offering = { gold: number } | { hp: number } | { item: 'food' | 'potion' | 'scroll' };

/**
 * Gift of a shrine. `random` gives a thing that turns up at the depth; `attributes` raises one of these by a point;
 * `restore` fills hit points and mana; `identify` identifies everything the hero carries.
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
 * All components that an entity can have. A raw gives its kind an *archetype*: a record of components. An entity stores
 * only its differences from the archetype, and `null` for a component that it has lost. Callers read components through
 * `component()` of `src/engine/state`.
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
  /** Indices of the raw's quips that the creature has not said yet. */
  quips: number[];

  // character
  attributes: Record<AttributeName, Attribute>;
  skills: Partial<Record<SkillName, number>>;
  pools: Pools;
  /** Ticks until the creature's next turn. */
  initiative: number;
  faction: RawId;
  moveMode: 'static' | 'random' | 'random_waypoint';
  waypoint: Point;
  chasing: EntityId;
  /** Cell where the creature heard something. It will go there and look. */
  heard: Point;
  /** Creature that hurt this one last, and the player-turn in which it did. */
  harmedBy: { id: EntityId; turn: number };
  /** Creature that last hurt this one from out of its reach. Recorded only for creatures with a lair. */
  shotBy: EntityId;
  /** When badly hurt, the creature runs from its attacker until it has recovered. */
  coward: true;
  /** The creature fights behind a shield worth this many points of armour class, and lowers the shield to strike. */
  guards: { armor: number };
  /** Attack that the creature makes with its next turn. */
  windUp: WindUp;
  /** When wounded, the creature splits into two if each half keeps at least `least` hit points. */
  divides: { least: number };
  /**
   * The creature flies from a foe that strikes it: at most `range` cells far. It then cannot fly for `rest`
   * player-turns.
   */
  wings: { range: number; rest: number };
  /** Player-turn in which the creature last flew. */
  flew: number;
  /** Creature that this one runs from. */
  afraidOf: EntityId;
  /**
   * Lair of the creature. `radius` is its reach from `home` in cells; `huntTurns` are player-turns of a hunt outside.
   */
  lair: { radius: number; huntTurns: number };
  home: Point;
  /** Player-turn in which the creature left its lair; absent while it is at home. */
  hunting: number;
  naturalArmor: number;
  naturalAttacks: NaturalAttack[];
  abilities: Ability[];
  /** Phases that the creature goes through as it loses hit points. */
  phases: Phase[];
  /** Index of the present phase, counted from 0; absent in the first phase. */
  phase: number;
  /** Spells that the creature casts where it stands as it dies. `chance` is 0 to 1. */
  onDeath: { spell: RawId; chance: number }[];
  /** The creature never moves and does nothing but cast. */
  rooted: true;
  knownSpells: KnownSpell[];
  hunger: { state: HungerState; turns: number };
  lootTable: RawId;
  treasure: Treasure;
  vendor: string[];
  /** Raw ids of things that a mob wears from the start. They become items of the level when it dies. */
  gear: RawId[];
  /** Ids of creatures that this one attacks, whatever their factions. */
  grudges: EntityId[];
  /**
   * The hero struck this creature, or a member of its faction in its sight. It attacks the hero even when rivals are
   * near.
   */
  provoked: true;
  /** The creature fights although its faction flees by default. */
  fights: true;
  leader: true;
  /** The hero has not seen this creature yet; the first sight introduces it. */
  unmet: true;
  takesFines: true;
  /** Factions for which the creature takes tribute. */
  takesTribute: RawId[];
  /**
   * Faction for which the vendor trades: the hero's standing with it decides prices. If absent, the vendor's own
   * faction.
   */
  dealsFor: RawId;
  /** The vendor has more of each ware than other vendors. */
  deepStock: true;
  /** The hero knows this creature, and the room it stands in, from the start. */
  ofNote: true;
  /** The creature has a tip for the hero and has not given it yet. */
  advice: true;
  /** The hero has seen this item, or this creature that never moves, at its present place. */
  seen: true;
  statuses: Status[];
  godMode: true;
  /** The creature was called during play, not generated with the level. It pays no experience and drops no gold. */
  summoned: true;
  /** Depth of the level on which the creature was generated; absent while it is on that level. */
  birthDepth: number;
  /** Number that the vendor has sold of each ware. */
  sold: Record<RawId, number>;

  // shrine
  bargain: Bargain;
  /** The shrine has had its offering. */
  spent: true;

  // item
  item: { weight: number; value: number; initiativePenalty: number };
  inBackpack: { owner: EntityId };
  equipped: { owner: EntityId; slot: Slot };
  /** The hero dropped the item. Explore leaves such items alone. */
  dropped: true;
  equippable: { slot: Slot };
  meleeWeapon: Weapon;
  /** `range` is in cells, straight-line. */
  rangedWeapon: Weapon & { range: number };
  wearable: { armorClass: number };
  consumable: { maxCharges: number; charges: number };
  magicItem: { class: 'common' | 'rare' | 'legendary'; naming: string };
  cursed: true;
  /** The hero can neither drop nor sell the item. */
  quest: true;
  attributeBonus: AttributeBonus;

  // effect carrier (item, weapon, trigger, spell)
  effects: EffectMap;
  entryTrigger: true;
  /** The carrier disappears after it has fired once. */
  singleActivation: true;
  /** Cell of another level to which the trigger takes the hero. It moves nobody else. */
  portal: Destination;
}
