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

/** `hostile`: would attack the hero. `wary`: would flee. */
export type Stance = 'hostile' | 'wary' | 'friendly';

/** `hazard`: a hostile creature that bursts near the hero. */
export type SeenStance = Stance | 'hazard';

export interface SeenThing extends ThingRef {
  kind: 'mob' | 'item' | 'prop';
  at: Point;
  size: { width: number; height: number };
  order: number;
  /** `null` if the thing is not a mob. */
  stance: SeenStance | null;
  level: number | null;
  phase?: number;
  /** Share of the maximum hit points, 0 to 1; `null` without hit points. */
  health: number | null;
  vendor: boolean;
  /** `null` without attributes, and after the run. */
  odds: Duel | null;
  /** `null` for unknown types, and for anything but items. */
  figures: ItemFigures | null;
  /** Sign of each attribute bonus; `null` without attributes. */
  leanings: Record<AttributeName, -1 | 0 | 1> | null;
  statuses: { kind: Status['kind']; source: RawId; turns: number }[];
  /** `unaware` of the hero, or `barred`: fleeing, or unable to reach the hero. */
  aloof?: 'unaware' | 'barred';
  unaware?: 'asleep' | 'awake';
  /** Set for hostile creatures that give neither experience nor gold. */
  unrewarded?: true;
  /** `null` if the thing is not a door. */
  open: boolean | null;
  harmful: boolean;
  igniting?: true;
  burning?: true;
  inviting: boolean;
  shrine: (Bargain & { spent: boolean }) | null;
  caged?: true;
  /** Gold for taking the thing. */
  toll?: number;
  wakes?: EntityId[];
  /** `turns`: player-turns of work left. `wakes`: visible sleepers whom the blows would wake. */
  captive?: { turns: number; wakes: EntityId[] };
  companion?: Bid;
}

export interface CompanionView {
  who: ThingRef;
  depth: number;
  here?: { hp: Gauge; level: number; bid: Bid };
}

export interface PackItem extends ThingRef {
  slot: Slot | null;
  fits: Slot | null;
  usable: boolean;
  /** Maximum distance in cells; `null` without a target, or if unidentified. */
  range: number | null;
  radius: number | null;
  cursed: boolean;
  weight: number;
  value: number;
  fromCage?: true;
  throws?: ThrowFigures;
  /** Id of the first item that the hero cannot tell from this one. */
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
  /** Cheapest known food in the pack; absent if the hero is not hungry. */
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
  /** False if the vendor refuses to trade; the lists are then empty. */
  trades: boolean;
  /** Faction whose standing sets prices; the vendor's if absent. */
  dealsFor?: RawId;
  /** Magic gear first, then in raw order. `left` is 0 if sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /** In pack order. The hero can sell all `spare` items at once. */
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

/** Plain JSON with only what the hero may know. */
export interface View extends LevelRef, Looks {
  seed: string;
  /** Absent `campaign` and `kit` mean the first. */
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
  /** Indices of known dry cells. */
  dry?: number[];
  /** Indices of known burnt cells. */
  burnt?: number[];
  fireproof?: true;
  hero: HeroView;
  /** Nearest first; ties by id. */
  things: SeenThing[];
  /** Unaware enemy that `explore` would fight first, if any. */
  prey?: ThingRef;
  lights: Light[];
  glimmers?: Glimmer[];
  farLights?: Light[];
  /** Worn items in slot order, then carried items in order of acquisition. */
  pack: PackItem[];
  /** Ascending by vendor id. */
  shops: Shop[];
  /** In the order of the raws. */
  places: Place[];
  /** Absent if the hero cannot walk there now. */
  portalBack?: { what: ThingRef; at: Point };
  /** `left` counts hunters with the captain; 0 once the captain is dead. Absent until announced. */
  band?: { captain: EntityId; left: number };
  /** Set only in the town, if the hero has the quest item. */
  wayHomeEnds?: Point;
  /** Remembered but unseen things, nearest first; ties by id. */
  remembered: Remembered[];
  /** Player-turns of first arrivals, by depth. `recipe`: set after a fork. */
  descent: { depth: number; turn: number; recipe?: RawId }[];
  /** Player-turns of first arrivals on the way home, deepest first. */
  ascent: { depth: number; turn: number }[];
  /** In raw order. Leaves out 0, except for factions in view. */
  standings: Standing[];
  /** Ascending by the creatures' ids. */
  fines: FineView[];
  /** Adjacent creature that identifies or `recharges` for gold. Absent next to a shrine. */
  sage?: { who: ThingRef; price: number; recharges: boolean };
  companion?: CompanionView;
  /** Ascending by the creatures' ids. */
  tributes: TributeView[];
  standingOn: string;
  /** First and second way, if two lead down. `at`: known stairs. */
  waysDown?: { recipe: RawId; at?: Point }[];
  // The caller sets `graves` and `avengedBy`, which come from other runs.
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
