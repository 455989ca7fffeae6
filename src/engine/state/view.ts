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

/** `hazard` is a hostile creature that bursts when the hero comes near. */
export type SeenStance = Stance | 'hazard';

export interface SeenThing extends ThingRef {
  kind: 'mob' | 'item' | 'prop';
  at: Point;
  size: { width: number; height: number };
  order: number;
  /** `null` if the thing is not a mob. */
  stance: SeenStance | null;
  level: number | null;
  /** Absent if the creature has no phases. */
  phase?: number;
  /** Share of the maximum hit points, 0 to 1; `null` without hit points. */
  health: number | null;
  vendor: boolean;
  /** `null` for things without attributes, and after the end of the run. */
  odds: Duel | null;
  /** `null` if the type is unknown, or if the thing is not an item. */
  figures: ItemFigures | null;
  /** Sign of each attribute bonus; `null` without attributes. */
  leanings: Record<AttributeName, -1 | 0 | 1> | null;
  statuses: { kind: Status['kind']; source: RawId; turns: number }[];
  /** `unaware`: the creature does not know of the hero. `barred`: the creature runs away, or cannot reach the hero. */
  aloof?: 'unaware' | 'barred';
  unaware?: 'asleep' | 'awake';
  /** Set for a hostile creature that gives neither experience nor gold, such as a wanderer or a summoned creature. */
  unrewarded?: true;
  /** `null` if the thing is not a door. */
  open: boolean | null;
  harmful: boolean;
  igniting?: true;
  burning?: true;
  inviting: boolean;
  shrine: (Bargain & { spent: boolean }) | null;
  caged?: true;
  /** Gold that the hero pays for taking the thing. */
  toll?: number;
  wakes?: EntityId[];
  /** `turns` are player-turns until the chains are off; `wakes` are visible sleepers that the blows would wake. */
  captive?: { turns: number; wakes: EntityId[] };
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
  /** Maximum distance in cells; `null` if the item needs no target or is of unknown type. */
  range: number | null;
  radius: number | null;
  cursed: boolean;
  weight: number;
  value: number;
  fromCage?: true;
  throws?: ThrowFigures;
  /** Id of the first item in the pack that the hero cannot tell from this item. */
  stack: EntityId;
  figures: ItemFigures | null;
}

export interface BoonOffer {
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
  target?: EntityId;
  hunger: HungerState;
  /** Id of the cheapest known food in the pack; absent if the hero is not hungry or carries no known food. */
  meal?: EntityId;
  statuses: Status[];
  weight: number;
  capacity: number;
  penalty: number;
  muted?: true;
  spells: (KnownSpell & Uses & { range: number | null; radius: number | null })[];
  sight: number;
  boons?: RawId[];
  boonOffer?: BoonOffer;
}

/** Prices are in gold, with one decimal. */
export interface Shop {
  vendor: ThingRef;
  /** False if the vendor does not trade with the hero. `wares` and `offers` are then empty. */
  trades: boolean;
  /** Faction whose standing decides prices; absent if the vendor's faction decides. */
  dealsFor?: RawId;
  /** Magic gear first, then all other wares in the order of the raws. `left` is 0 if the item is sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /** In the order of the pack. `spare` items can be sold all at once. */
  offers: { item: EntityId; price: number; spare: boolean }[];
}

export interface Place {
  who: ThingRef;
  at: Point;
}

export interface Remembered {
  what: ThingRef;
  at: Point;
  harmful: boolean;
  caged?: true;
}

/** Everything that the hero may know, and nothing else, as plain JSON. */
export interface View extends LevelRef, Looks {
  seed: string;
  /** `campaign` is absent for the first campaign, and `kit` for the first kit. */
  campaign?: RawId;
  kit?: RawId;
  turn: number;
  deepest: number;
  town?: true;
  theme: RawId;
  themeEast: RawId | null;
  eastFrom: number;
  twist?: TwistId;
  lit: boolean;
  truce?: string;
  width: number;
  height: number;
  /** One tile per cell; blank if unknown. */
  tiles: string;
  /** `1` for each cell that the hero sees now, else `0`. */
  visible: string;
  blood: number[];
  /** Indices of the dry cells that the hero knows. */
  dry?: number[];
  /** Indices of the burnt cells that the hero knows. */
  burnt?: number[];
  fireproof?: true;
  hero: HeroView;
  /** Nearest first, in a tie by id. */
  things: SeenThing[];
  /** Unaware enemy that `explore` would fight first; absent if `explore` would fight none. */
  prey?: ThingRef;
  lights: Light[];
  glimmers?: Glimmer[];
  farLights?: Light[];
  /** Worn items in the order of the slots, then carried items in the order of acquisition. */
  pack: PackItem[];
  /** Ascending by vendor id. */
  shops: Shop[];
  /** In the order of the raws. */
  places: Place[];
  /** Absent if the hero cannot walk to the portal now. */
  portalBack?: { what: ThingRef; at: Point };
  /**
   * `left` counts hunters, including the captain; 0 after the captain's death. Absent until an event announces the
   * band.
   */
  band?: { captain: EntityId; left: number };
  /** Set only while the hero is in the town with the quest item. */
  wayHomeEnds?: Point;
  /** Things that the hero remembers but does not see, nearest first, in a tie by id. */
  remembered: Remembered[];
  /** Player-turns of the first arrivals, ascending by depth. `recipe` is set if two ways led to the level. */
  descent: { depth: number; turn: number; recipe?: RawId }[];
  /** Player-turns of the first arrivals on the way home, deepest first. */
  ascent: { depth: number; turn: number }[];
  /** Standings in the order of the raws. Leaves out a standing of 0 if no member of the faction is in view. */
  standings: Standing[];
  /** Ascending by the creatures' ids. */
  fines: FineView[];
  /** Creature next to the hero that identifies or, with `recharges`, recharges an item. Absent next to a shrine. */
  sage?: { who: ThingRef; price: number; recharges: boolean };
  companion?: CompanionView;
  /** Ascending by the creatures' ids. */
  tributes: TributeView[];
  standingOn: string;
  /** First and second way; absent without a choice. `at` is absent until the hero has found the stairs. */
  waysDown?: { recipe: RawId; at?: Point }[];
  // Set by the caller, because `graves` and `avengedBy` come from other runs.
  graves?: Point[];
  /** `''` if the name is hidden or deleted. */
  avengedBy?: string;
  /** At most 200, oldest first. */
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
