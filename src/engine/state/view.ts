import type { Point } from '../../lib/geometry';
import type { Looks } from '../../lib/looks';
import type { Bargain } from '../schema/bargains';
import type { KnownSpell } from '../schema/components';
import type { Status } from '../statuses';
import type { Bid } from '../vocabulary/bid';
import type { AttributeName, EntityId, Gauge, HungerState, RawId, SkillName, Slot } from '../vocabulary/character';
import type { TwistId } from '../vocabulary/twist';
import type { GameEvent, ThingRef } from './event';
import type { BlowFigures, Duel, ItemFigures, ThrowFigures, Uses } from './figures-view';
import type { Over, Pending } from './game';
import type { GameSummary, ScoreParts } from './game-summary';
import type { LevelRef } from './level';
import type { Glimmer, Light } from './light-view';
import type { FineView, Standing, TributeView } from './standing-view';

/** `hostile` creatures would attack the hero, `wary` ones flee, `friendly` ones do neither. */
export type Stance = 'hostile' | 'wary' | 'friendly';

/** `hazard` is a hostile creature that never moves and bursts when the hero comes near. */
export type SeenStance = Stance | 'hazard';

export interface SeenThing extends ThingRef {
  kind: 'mob' | 'item' | 'prop';
  at: Point;
  size: { width: number; height: number };
  order: number;
  /** `null` if the thing is not a mob. */
  stance: SeenStance | null;
  level: number | null;
  /** Index of the present phase; absent if the creature has no phases. */
  phase?: number;
  /** Share of the maximum hit points, 0 to 1; `null` if the thing has none. */
  health: number | null;
  vendor: boolean;
  /** Odds of a fight with the hero; `null` for things without attributes, and after the end of the run. */
  odds: Duel | null;
  /** `null` if the hero does not know the type of the thing, or if the thing is not an item. */
  figures: ItemFigures | null;
  /** Sign of the bonus for each attribute; `null` if the thing has no attributes. */
  leanings: Record<AttributeName, -1 | 0 | 1> | null;
  statuses: { kind: Status['kind']; source: RawId; turns: number }[];
  /**
   * Set for a hostile creature that does not threaten the hero now, as far as the hero knows. `unaware`: the creature
   * does not know of the hero. `barred`: the creature knows of the hero, but has no path to it, cannot move, or runs
   * away.
   */
  aloof?: 'unaware' | 'barred';
  /** Set for a hostile creature that has never noticed the hero. The hero may ambush the creature. */
  unaware?: 'asleep' | 'awake';
  /** `null` if the thing is not a door. */
  open: boolean | null;
  /** True for a trap or fire that hurts a creature on its cell. */
  harmful: boolean;
  /** Set for ground that will burst into flames in the next player-turn. */
  igniting?: true;
  /** Set for flames, which hurt creatures on their cell at the end of each turn. */
  burning?: true;
  /** True for an altar or a portal. An altar helps a creature on its cell, and a portal moves the hero elsewhere. */
  inviting: boolean;
  /** Bargain that a shrine offers. `spent` is true if the shrine has been used. */
  shrine: (Bargain & { spent: boolean }) | null;
  /** Set for a thing in a cage. The hero may take only one thing from each cage. */
  caged?: true;
  /** Gold that the hero must pay to take the thing from its cage. */
  toll?: number;
  /** Ids of the sleepers in view that taking this thing from its cage would wake. */
  wakes?: EntityId[];
  /**
   * Set for a captive in chains. `turns` is the number of player-turns of work that free the captive. `wakes` are the
   * ids of the sleepers in view that the noise would wake.
   */
  captive?: { turns: number; wakes: EntityId[] };
  /** Set for the hero's companion: the last order of the hero. */
  companion?: Bid;
}

export interface CompanionView {
  who: ThingRef;
  depth: number;
  /** Absent if the companion is on another level. */
  here?: { hp: Gauge; level: number; bid: Bid };
}

export interface PackItem extends ThingRef {
  slot: Slot | null;
  fits: Slot | null;
  usable: boolean;
  /** Maximum distance of a target in cells; `null` if the item needs no target or is of unknown type. */
  range: number | null;
  radius: number | null;
  /** True if the hero knows that the item is cursed. */
  cursed: boolean;
  weight: number;
  value: number;
  /**
   * Set if the item came from a cage. Vendors pay little for the item. The item stacks only with other items from
   * cages.
   */
  fromCage?: true;
  throws?: ThrowFigures;
  /** Id of the first item in the pack that looks the same to the hero. */
  stack: EntityId;
  figures: ItemFigures | null;
}

/** `isOpen` is false while an enemy in view keeps the player from taking a boon. */
export interface BoonOffer {
  /** Level that earned the boon. */
  level: number;
  boons: RawId[];
  isOpen: boolean;
}

export interface HeroView {
  name: string;
  at: Point;
  hp: Gauge;
  mana: Gauge;
  level: number;
  xp: number;
  gold: number;
  attributes: Record<AttributeName, { value: number; base: number; bonus: number }>;
  skills: Partial<Record<SkillName, number>>;
  armorClass: number;
  blow: BlowFigures;
  shot?: BlowFigures;
  /** Nearest hostile creature that the hero could shoot now; absent if there is none. */
  target?: EntityId;
  hunger: HungerState;
  /** Id of the food that the hero should eat now. Absent if the hero is not hungry, or has no food of a known type. */
  meal?: EntityId;
  statuses: Status[];
  weight: number;
  capacity: number;
  penalty: number;
  /** True if nobody can cast spells on the hero's level. */
  muted?: true;
  spells: (KnownSpell & Uses & { range: number | null; radius: number | null })[];
  sight: number;
  /** Ids in the order in which the hero took the boons. */
  boons?: RawId[];
  boonOffer?: BoonOffer;
}

/** Prices are in gold, with one decimal. */
export interface Shop {
  vendor: ThingRef;
  /** False if the vendor does not trade with the hero. `wares` and `offers` are then empty. */
  trades: boolean;
  /** Faction whose standing with the hero decides prices; absent if it is the vendor's own faction. */
  dealsFor?: RawId;
  /** Magic gear first, then in the order of the raws. `left` is the number in stock, 0 if sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /** In the order of the pack. `spare` items can be sold all at once. */
  offers: { item: EntityId; price: number; spare: boolean }[];
}

/** `at` is the cell on which the hero believes the creature to be. */
export interface Place {
  who: ThingRef;
  at: Point;
}

export interface Remembered {
  what: ThingRef;
  at: Point;
  /** True if the hero knows that the thing hurts a creature on its cell. */
  harmful: boolean;
  caged?: true;
}

/**
 * Everything that the hero may know, and nothing else, as plain JSON. All pictures and texts come from the view. The
 * caller that shows the view adds the player's own looks.
 */
export interface View extends LevelRef, Looks {
  /** Seed code, such as `7Q4-KVX`. The code leaves out the first campaign and the first kit. */
  seed: string;
  /** `campaign` is absent for the first campaign, and `kit` for the first kit. */
  campaign?: RawId;
  kit?: RawId;
  turn: number;
  deepest: number;
  town?: true;
  theme: RawId;
  themeEast: RawId | null;
  /** First column of the level's right part. */
  eastFrom: number;
  twist?: TwistId;
  lit: boolean;
  /** Tile on which a truce holds. */
  truce?: string;
  width: number;
  height: number;
  /** One tile per cell; blank if the hero does not know the cell. */
  tiles: string;
  /** `1` for each cell that the hero sees now, else `0`. */
  visible: string;
  /** Indices of visible cells. */
  blood: number[];
  /** Indices of known cells with dry grass. */
  dry?: number[];
  /** Indices of known cells that never burn again. */
  burnt?: number[];
  fireproof?: true;
  hero: HeroView;
  /** Things on visible cells, nearest first, in a tie by id. */
  things: SeenThing[];
  lights: Light[];
  /** Light from sources that the hero does not know, by colour. */
  glimmers?: Glimmer[];
  /** Lights that the hero sees in the dark beyond its sight radius, nearest first. */
  farLights?: Light[];
  /** Worn items in the order of the slots, then carried items in the order in which the hero got them. */
  pack: PackItem[];
  /** Ascending by vendor id. */
  shops: Shop[];
  /** Creatures on the level that the hero has known since the run began, in the order of the raws. Includes vendors. */
  places: Place[];
  /** Portal in the town back into the dungeon; absent unless the hero can walk there now. */
  portalBack?: { what: ThingRef; at: Point };
  /**
   * Band of hunters on the level, and its captain. `left` is the number of hunters, the captain included; 0 if the
   * captain's death has brought peace. Absent until an event has announced the band.
   */
  band?: { captain: EntityId; left: number };
  /** Cell to which the hero must bring the quest item. Absent unless the hero is in the town with the item. */
  wayHomeEnds?: Point;
  /**
   * Things that the hero remembers but does not see: items, doors, altars, unused shrines, portals, hazards, and parts
   * of cages. Nearest first, in a tie by id.
   */
  remembered: Remembered[];
  /**
   * Player-turns in which the hero first arrived at each depth, ascending by depth. Depths that older builds did not
   * record are missing. `recipe` is the level's recipe if two ways led there.
   */
  descent: { depth: number; turn: number; recipe?: RawId }[];
  /** Player-turns of the first arrivals on the way home by depth, deepest first; empty before the way home. */
  ascent: { depth: number; turn: number }[];
  /** Standings with factions that have a member in view, and standings that are not 0, in the order of the raws. */
  standings: Standing[];
  /** Ascending by the creatures' ids. */
  fines: FineView[];
  /**
   * Creature beside the hero that, for gold, identifies a carried thing or, if `recharges` is set, restores a charge.
   * The action `offer` consults the creature. Absent if a shrine is beside the hero.
   */
  sage?: { who: ThingRef; price: number; recharges: boolean };
  companion?: CompanionView;
  /** Ascending by the creatures' ids. */
  tributes: TributeView[];
  standingOn: string;
  /**
   * The first and the second way down; absent if the hero cannot choose between two. `recipe` is the recipe of the
   * level at the end. `at` is the cell of the stairs; absent until the hero has found them.
   */
  waysDown?: { recipe: RawId; at?: Point }[];
  // The caller that shows the view adds `graves` and `avengedBy`, which come from other runs.
  graves?: Point[];
  /** Name of the later hero who felled this hero's killer; `''` if hidden or deleted. */
  avengedBy?: string;
  /** Last events of the run, at most 200, oldest first. */
  events: GameEvent[];
  kills: number;
  pending: Pending | null;
  carried?: RawId;
  laurel: boolean;
  cheated: boolean;
  over: Over | null;
  summary: GameSummary | null;
  scoreParts: ScoreParts | null;
}
