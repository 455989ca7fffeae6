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

/** Stance of a creature towards the hero: `hostile` would attack the hero, `wary` flees, `friendly` does neither. */
export type Stance = 'hostile' | 'wary' | 'friendly';

/** Stance as players see it. `hazard` is a hostile creature that never moves and goes off when the hero comes near. */
export type SeenStance = Stance | 'hazard';

/** Something on a cell that the hero sees now. The view gives its hit points only as a share of the maximum. */
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
   * Set for a hostile creature that cannot strike the hero now and is not coming, as far as the hero knows. `unaware`:
   * the creature does not know of the hero. `barred`: the creature knows of the hero, but has no path to it.
   */
  aloof?: 'unaware' | 'barred';
  /** Set for a hostile creature that has never noticed the hero, so that the hero may ambush it. */
  unaware?: 'asleep' | 'awake';
  /** True if the door is open, false if it is closed; `null` if the thing is not a door. */
  open: boolean | null;
  /** True if the thing is a visible trap or fire that hurts a creature on its cell. */
  harmful: boolean;
  /**
   * True if the thing is ground that will burst into flames in the next player-turn and burn everybody on it; absent
   * for other things.
   */
  igniting?: true;
  /** Set for flames, which hurt whoever stands in them at the end of each turn. */
  burning?: true;
  /** True if the thing is an altar, which helps a creature on its cell, or a portal, which moves the hero elsewhere. */
  inviting: boolean;
  /** Bargain of the shrine, and whether it has been used up; `null` if the thing is not a shrine. */
  shrine: (Bargain & { spent: boolean }) | null;
  /** True if the thing is one of those in a cage, of which the hero may take one; absent for other things. */
  caged?: true;
  /**
   * Set for a captive in chains. `turns` are the turns of work that free it, and `wakes` are the ids of the sleepers in
   * view that the noise would wake.
   */
  captive?: { turns: number; wakes: EntityId[] };
  /** Last order of the hero to this creature, its companion; absent for all others. */
  companion?: Bid;
}

/** The hero's companion. */
export interface CompanionView {
  who: ThingRef;
  /** Depth of the level on which it is. */
  depth: number;
  /** Hit points, level and last order of a companion on the hero's level; absent if it is elsewhere. */
  here?: { hp: Gauge; level: number; bid: Bid };
}

/** An item the hero carries or wears. */
export interface PackItem extends ThingRef {
  /** Slot in which the hero wears the item; `null` if the hero only carries it. */
  slot: Slot | null;
  /** Slot in which the item could be worn; `null` if it cannot be worn. */
  fits: Slot | null;
  usable: boolean;
  /** Maximum distance of a target in cells; `null` if the item needs no target or is of unknown type. */
  range: number | null;
  radius: number | null;
  /** True if the hero knows that the item is cursed. */
  cursed: boolean;
  weight: number;
  value: number;
  /** True if the item stood in a cage, so that vendors pay little; absent otherwise. It stacks with no other. */
  fromCage?: true;
  /** Reach and effect of throwing the item; absent if the hero cannot throw it. */
  throws?: ThrowFigures;
  /** Id of the first item in the pack that looks the same to the hero; the item's own id if it is the first. */
  stack: EntityId;
  /** Figures of the item; `null` while its type is unknown. */
  figures: ItemFigures | null;
}

/** Boons on offer. The player can take one while `isOpen`, which is false while an enemy is in view. */
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
  /** Ids of the hero's boons, in the order in which it took them; absent before the first. */
  boons?: RawId[];
  /** Boons among which the player chooses; absent if no boon is earned. */
  boonOffer?: BoonOffer;
}

/** Wares of a vendor beside the hero, and the prices that it pays. Prices are in gold, with one decimal. */
export interface Shop {
  vendor: ThingRef;
  /** True if the vendor trades with the hero. If false, there are no wares and no offers. */
  trades: boolean;
  /** Faction whose standing with the hero decides prices, if it is not the vendor's own faction; else absent. */
  dealsFor?: RawId;
  /** Wares in the order of the raws, but magic gear first. `left` is the number in stock, 0 if sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /**
   * Prices that the vendor pays for items in the pack, in the order of the pack. `spare` is true for spare items, which
   * the hero can sell all at once.
   */
  offers: { item: EntityId; price: number; spare: boolean }[];
}

/** A creature that the hero has known since the run began, and the cell where the hero believes the creature to be. */
export interface Place {
  who: ThingRef;
  at: Point;
}

/** A thing that the hero remembers and does not see now. */
export interface Remembered {
  what: ThingRef;
  at: Point;
  /** True if the hero knows that the thing hurts a creature on its cell. */
  harmful: boolean;
}

/**
 * Everything that the hero may know, and nothing more. It is plain JSON, from which all pictures and texts are made.
 * The caller that shows the view adds the looks of the hero's player.
 */
export interface View extends LevelRef, Looks {
  /** Seed code, such as `7Q4-KVX`, with the campaign and the kit if they are not the first. */
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
  /** Indices of known cells with dry grass, which burns; absent if there are none. */
  dry?: number[];
  /** Indices of known cells that have burnt, and never burn again; absent if there are none. */
  burnt?: number[];
  hero: HeroView;
  /** Things on visible cells, nearest first; ties by id. */
  things: SeenThing[];
  lights: Light[];
  /** Light from sources that the hero does not know, by colour. Absent if there is none. */
  glimmers?: Glimmer[];
  /** Lamps beyond the hero's sight that shine through the dark, nearest first. Absent on levels without such lamps. */
  farLights?: Light[];
  /** Worn items in the order of the slots, then carried items in the order in which the hero got them. */
  pack: PackItem[];
  /** Shops of all vendors beside the hero, ascending by vendor id. */
  shops: Shop[];
  /**
   * Creatures on the level that the hero has known since the run began, vendors among them, in the order of the raws.
   */
  places: Place[];
  /**
   * Portal in the town that leads back into the dungeon. Absent unless the hero knows the portal and can walk there
   * now.
   */
  portalBack?: { what: ThingRef; at: Point };
  /**
   * Band of hunters on the level, and its captain. `left` is the number of hunters, the captain included; 0 if the
   * captain's death has bought peace. Absent before the hero has been told of the band.
   */
  band?: { captain: EntityId; left: number };
  /** Cell to which the hero must bring the quest item; absent unless the hero is in the town with the item. */
  wayHomeEnds?: Point;
  /**
   * Things that the hero remembers but does not see: items, doors, altars, unused shrines, portals, hazards, and parts
   * of cages. They are sorted by distance, ties by id.
   */
  remembered: Remembered[];
  /**
   * Player-turns in which the hero first arrived at each depth, as far as recorded, ascending by depth. `recipe` is the
   * level's, if two ways led there.
   */
  descent: { depth: number; turn: number; recipe?: RawId }[];
  /**
   * Player-turns in which the hero first arrived at each depth on the way home, deepest first. Empty before the way
   * home.
   */
  ascent: { depth: number; turn: number }[];
  /** Standings with factions that have a member in view, and standings that are not 0, in the order of the raws. */
  standings: Standing[];
  /** Fines that creatures beside the hero take, ascending by the creatures' ids. */
  fines: FineView[];
  /**
   * Creature beside the hero that for gold tells what a carried thing is or, if `recharges` is set, gives a thing a
   * charge back. The action `offer` consults it. Absent if there is none.
   */
  sage?: { who: ThingRef; price: number; recharges: boolean };
  /** Absent if the hero has no companion. */
  companion?: CompanionView;
  /** Tributes that creatures beside the hero take, ascending by the creatures' ids. */
  tributes: TributeView[];
  /** Tile on which the hero stands. */
  standingOn: string;
  /**
   * The first and the second way down, if the hero may choose between them; absent if there is no such choice. `recipe`
   * is that of the level at the end. `at` is the cell of the stairs; absent if the hero has not found them.
   */
  waysDown?: { recipe: RawId; at?: Point }[];
  // The caller that shows the view adds the next two fields, because other runs are not a part of the game.
  /** Cells with gravestones that the hero knows; absent if there are none. */
  graves?: Point[];
  /** Name of the hero who felled this one's killer; `''` if the name is gone or hidden, absent if nobody has. */
  avengedBy?: string;
  /** Last events of the run, at most 200, oldest first. */
  events: GameEvent[];
  kills: number;
  pending: Pending | null;
  /** Raw id of the campaign's quest item while the hero carries it; absent otherwise. */
  carried?: RawId;
  laurel: boolean;
  cheated: boolean;
  over: Over | null;
  /** Result of the run; `null` until the run is over. */
  summary: GameSummary | null;
  /** Parts of the score; `null` until the run is over. */
  scoreParts: ScoreParts | null;
}
