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

/** Stance of a creature: `hostile` ones would attack the hero, `wary` ones flee, `friendly` ones do neither. */
export type Stance = 'hostile' | 'wary' | 'friendly';

/** Stance as players see it. `hazard` is a hostile creature that never moves and bursts when the hero comes near. */
export type SeenStance = Stance | 'hazard';

/** Something on a cell that the hero sees now. The view shows its hit points only as a share of the maximum. */
export interface SeenThing extends ThingRef {
  kind: 'mob' | 'item' | 'prop';
  at: Point;
  size: { width: number; height: number };
  order: number;
  /** Stance towards the hero; `null` if the thing is not a creature. */
  stance: SeenStance | null;
  level: number | null;
  /** Index of the creature's phase, counted from 0; absent if it has no phases. */
  phase?: number;
  /** Share of the maximum hit points, 0 to 1; `null` if the thing has no hit points. */
  health: number | null;
  vendor: boolean;
  /** Odds of a fight with the creature; `null` for other things, and when the run is over. */
  odds: Duel | null;
  /** Figures of the item; `null` for other things, and for items of unknown type. */
  figures: ItemFigures | null;
  /** Sign of the bonus for each attribute: above, at or below the average. `null` if the thing has no attributes. */
  leanings: Record<AttributeName, -1 | 0 | 1> | null;
  statuses: { kind: Status['kind']; source: RawId; turns: number }[];
  /**
   * Set for a hostile creature that, as far as the hero knows, cannot strike the hero now and is not coming. `unaware`:
   * the creature does not know of the hero. `barred`: the creature knows of the hero, but has no path to it.
   */
  aloof?: 'unaware' | 'barred';
  /** Set for a hostile creature that has never noticed the hero, so that the hero may ambush it. */
  unaware?: 'asleep' | 'awake';
  /** True if the door is open, false if it is closed; `null` if the thing is not a door. */
  open: boolean | null;
  /** True if the thing is a visible trap or fire that hurts a creature on its cell. */
  harmful: boolean;
  /** True if the thing is ground that will burst into flames in the next player-turn; absent for others. */
  igniting?: true;
  /** Set for flames, which hurt creatures on their cell at the end of each turn. */
  burning?: true;
  /** True if the thing is an altar, which helps a creature on its cell, or a portal, which moves the hero elsewhere. */
  inviting: boolean;
  /** Bargain of the shrine; `null` if the thing is not a shrine. `spent` is true if the shrine has been used. */
  shrine: (Bargain & { spent: boolean }) | null;
  /** True if the thing is in a cage, from which the hero may take one thing; absent for other things. */
  caged?: true;
  /**
   * Set for a captive in chains. `turns` is the number of turns of work that free it. `wakes` are the ids of the
   * sleepers in view that the noise would wake.
   */
  captive?: { turns: number; wakes: EntityId[] };
  /** Last order of the hero to its companion; absent for all other creatures. */
  companion?: Bid;
}

/** The hero's companion. */
export interface CompanionView {
  who: ThingRef;
  /** Depth of the companion's level. */
  depth: number;
  /** Hit points, level and last order of a companion on the hero's level; absent if the companion is elsewhere. */
  here?: { hp: Gauge; level: number; bid: Bid };
}

/** An item the hero carries or wears. */
export interface PackItem extends ThingRef {
  /** Slot in which the hero wears the item; `null` if the hero only carries it. */
  slot: Slot | null;
  /** Slot of the item if the hero can wear it; `null` otherwise. */
  fits: Slot | null;
  usable: boolean;
  /** Maximum distance of a target in cells; `null` if the item needs no target or is of unknown type. */
  range: number | null;
  radius: number | null;
  /** True if the hero knows that the item is cursed. */
  cursed: boolean;
  weight: number;
  value: number;
  /** True if the item came from a cage, so that vendors pay little; absent otherwise. Such an item never stacks. */
  fromCage?: true;
  /** Range and effect of throwing the item; absent if the hero cannot throw it. */
  throws?: ThrowFigures;
  /** Id of the first item in the pack that looks the same to the hero; the item's own id if it is the first. */
  stack: EntityId;
  /** Figures of the item; `null` while its type is unknown. */
  figures: ItemFigures | null;
}

/** Boons on offer. `isOpen` is false while an enemy in view keeps the player from taking one. */
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
  /** Figures of a shot; absent if the hero wears no ranged weapon. */
  shot?: BlowFigures;
  /** Id of the nearest hostile creature that the hero could shoot now; absent if there is none. */
  target?: EntityId;
  hunger: HungerState;
  /** Id of the food that the hero should eat now. Absent if the hero is not hungry, or has no food of a known type. */
  meal?: EntityId;
  statuses: Status[];
  weight: number;
  capacity: number;
  penalty: number;
  /** True if nobody can cast spells on the hero's level; absent otherwise. */
  muted?: true;
  spells: (KnownSpell & Uses & { range: number | null; radius: number | null })[];
  sight: number;
  /** Ids of the hero's boons, in the order of choice; absent before the first. */
  boons?: RawId[];
  /** Boons among which the player chooses; absent if the hero has not earned one. */
  boonOffer?: BoonOffer;
}

/** Wares of a vendor beside the hero, and the prices that the vendor pays. Prices are in gold, with one decimal. */
export interface Shop {
  vendor: ThingRef;
  /** True if the vendor trades with the hero. If false, there are no wares and no offers. */
  trades: boolean;
  /** Faction whose standing with the hero decides prices; absent if it is the vendor's own faction. */
  dealsFor?: RawId;
  /** Wares: magic gear first, then in the order of the raws. `left` is the number in stock, 0 if sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /** Prices that the vendor pays, in the order of the pack. `spare` items can be sold all at once. */
  offers: { item: EntityId; price: number; spare: boolean }[];
}

/** A creature that the hero has known since the run began, and its cell as the hero believes. */
export interface Place {
  who: ThingRef;
  at: Point;
}

/** A thing that the hero remembers but does not see now. */
export interface Remembered {
  what: ThingRef;
  at: Point;
  /** True if the hero knows that the thing hurts a creature on its cell. */
  harmful: boolean;
  /** True if the thing is in a cage; absent for other things. */
  caged?: true;
}

/**
 * Everything that the hero may know, and nothing else. All pictures and texts are made from this plain JSON. The caller
 * that shows the view adds the player's own looks.
 */
export interface View extends LevelRef, Looks {
  /** Seed code, such as `7Q4-KVX`. It includes the campaign and the kit unless they are the first. */
  seed: string;
  /** Id of the campaign; absent for the first campaign. */
  campaign?: RawId;
  /** Id of the kit; absent for the first kit. */
  kit?: RawId;
  turn: number;
  deepest: number;
  /** True if the level is the town; absent elsewhere. */
  town?: true;
  theme: RawId;
  /** Theme for the level's right part; `null` if the level has only one theme. */
  themeEast: RawId | null;
  /** First column of the level's right part. */
  eastFrom: number;
  /** Modifier of the level; absent if it has none. */
  twist?: TwistId;
  lit: boolean;
  /** Tile on which a truce holds; absent on levels without a truce. */
  truce?: string;
  width: number;
  height: number;
  /** One tile character per cell; blank if the hero does not know the cell. */
  tiles: string;
  /** One character per cell: `1` if the hero sees the cell now, else `0`. */
  visible: string;
  /** Indices of visible cells with blood. */
  blood: number[];
  /** Indices of known cells with dry grass, which can burn; absent if there are none. */
  dry?: number[];
  /** Indices of known burnt cells, which never burn again; absent if there are none. */
  burnt?: number[];
  hero: HeroView;
  /** Things on visible cells, nearest first, in a tie by id. */
  things: SeenThing[];
  lights: Light[];
  /** Light from sources that the hero does not know, by colour. Absent if there is none. */
  glimmers?: Glimmer[];
  /** Lamps visible in the dark beyond the hero's sight radius, nearest first; absent if the level has none. */
  farLights?: Light[];
  /** Worn items in the order of the slots, then carried items in the order in which the hero got them. */
  pack: PackItem[];
  /** Shops of all vendors beside the hero, ascending by vendor id. */
  shops: Shop[];
  /**
   * Creatures on the level that the hero has known since the run began, in the order of the raws. Vendors are among
   * them.
   */
  places: Place[];
  /** Portal in the town back into the dungeon; absent unless the hero can walk there now. */
  portalBack?: { what: ThingRef; at: Point };
  /**
   * Band of hunters on the level, and its captain. `left` is the number of hunters, the captain included; 0 if the
   * captain's death has brought peace. Absent until an event has announced the band.
   */
  band?: { captain: EntityId; left: number };
  /** Cell to which the hero must bring the quest item; absent unless the hero is in the town with the item. */
  wayHomeEnds?: Point;
  /**
   * Things that the hero remembers but does not see: items, doors, altars, unused shrines, portals, hazards, and parts
   * of cages. Nearest first, in a tie by id.
   */
  remembered: Remembered[];
  /**
   * Player-turns in which the hero first arrived at each depth, as far as recorded, ascending by depth. `recipe` is the
   * level's recipe if two ways led there.
   */
  descent: { depth: number; turn: number; recipe?: RawId }[];
  /** Player-turns of the first arrivals on the way home by depth, deepest first; empty before. */
  ascent: { depth: number; turn: number }[];
  /** Standings with factions that have a member in view, and standings that are not 0, in the order of the raws. */
  standings: Standing[];
  /** Fines that creatures beside the hero take, ascending by the creatures' ids. */
  fines: FineView[];
  /**
   * Creature beside the hero that, for gold, identifies a carried thing or, if `recharges` is set, restores a charge.
   * The action `offer` consults it. Absent if there is none.
   */
  sage?: { who: ThingRef; price: number; recharges: boolean };
  /** The hero's companion; absent if there is none. */
  companion?: CompanionView;
  /** Tributes that creatures beside the hero take, ascending by the creatures' ids. */
  tributes: TributeView[];
  /** Tile on which the hero stands. */
  standingOn: string;
  /**
   * The first and the second way down; absent if the hero cannot choose between two. `recipe` is the recipe of the
   * level at the end. `at` is the cell of the stairs; absent until the hero has found them.
   */
  waysDown?: { recipe: RawId; at?: Point }[];
  // The caller that shows the view adds the next two fields, which come from other runs and not from the game.
  /** Known cells with gravestones; absent if there are none. */
  graves?: Point[];
  /** Name of the later hero who felled this hero's killer: `''` if hidden or deleted, absent if nobody has. */
  avengedBy?: string;
  /** Last events of the run, at most 200, oldest first. */
  events: GameEvent[];
  kills: number;
  pending: Pending | null;
  /** Raw id of the campaign's quest item; absent if the hero does not carry it. */
  carried?: RawId;
  laurel: boolean;
  cheated: boolean;
  over: Over | null;
  /** Result of the run; `null` until the run is over. */
  summary: GameSummary | null;
  /** Parts of the score; `null` until the run is over. */
  scoreParts: ScoreParts | null;
}
