import type { DiceRange } from '../../lib/dice';
import type { Point } from '../../lib/geometry';
import type { Bargain, KnownSpell } from '../schema/components';
import type { Status, StatusKind } from '../statuses';
import type {
  AttributeBonus,
  AttributeName,
  EntityId,
  Gauge,
  HungerState,
  RawId,
  SkillName,
  Slot,
} from '../vocabulary/character';
import type { TwistId } from '../vocabulary/twist';
import type { GameEvent, ThingRef } from './event';
import type { Over } from './game';
import type { GameSummary, ScoreParts } from './game-summary';
import type { KnownEffects } from './known-effects';
import type { LevelRef } from './level';
import type { Glimmer, Light } from './light-view';
import type { FineView, Standing, TributeView } from './standing-view';

/** Figures of a blow or shot of the hero: the hit points that a hit takes, and the bonus on the roll to hit. */
export interface BlowFigures extends DiceRange {
  toHit: number;
  /** Range in cells, straight-line; only for shots. */
  range?: number;
}

/** A status that a use or a hit gives. `turns` are player-turns. */
export type GivenStatus = { kind: StatusKind; turns: number; strength: number; bonus: AttributeBonus };

/** Changes of the hero's figures if it wore an item instead of the one in its slot. 0 means no change. */
export interface GearComparison {
  /** 1 if the hero would fight better with the item, −1 if worse, 0 if about as well. A known curse is never better. */
  verdict: -1 | 0 | 1;
  /** Change of the mean damage of a hit, in hit points. */
  damage: number;
  toHit: number;
  /** Change of the armour class, in tenths of a point. Only whole points of the sum count in a fight. */
  armorClass: number;
  /** Change of the penalty in initiative ticks; negative is faster. */
  penalty: number;
  /** Change of the range in cells, between two bows; absent for all other items. */
  range?: number;
}

/** Effects and statuses of using an item or casting a spell. For a weapon: of a hit that sets off its `proc`. */
export interface Uses {
  effects: KnownEffects;
  statuses: GivenStatus[];
}

/** Figures of an item of a known type, computed with the hero's present figures. */
export interface ItemFigures extends Uses {
  /** Slot in which the item is worn; `null` if it cannot be worn. */
  slot: Slot | null;
  /** Weight in pounds. */
  weight: number;
  /** Figures of a blow or shot with this weapon; `null` if the item is not a weapon. */
  blow: BlowFigures | null;
  /** Points of armour class; `null` if the item is not armour. The sum over all worn items is cut to whole points. */
  armorClass: number | null;
  /** Initiative ticks that the item adds while worn; negative is faster. 0 for items that cannot be worn. */
  penalty: number;
  /** Bonuses while the item is worn. */
  attributes: AttributeBonus;
  /** Chance, 0 to 1, that a hit sets off the weapon's effects, and their target; `null` without such effects. */
  proc: { chance: number; target: 'self' | 'target' } | null;
  /** Comparison with the item in its slot; `null` if the item is worn or cannot be worn. */
  comparison: GearComparison | null;
}

/** Odds of one creature's blows against another. */
export interface Odds {
  /** Chance of a blow to hit, 0.05 to 0.95. */
  chance: number;
  /** Mean number of blows until the target is dead, misses included; `null` if the blows do no harm. */
  blows: number | null;
}

/** Odds of shots. `range` is in cells, straight-line. */
export type ShotOdds = Odds & { range: number };

/**
 * Odds of the hero against a creature (`attack`), and of the creature against the hero (`defense`). No spells count.
 */
export interface Duel {
  attack: Odds;
  defense: Odds;
  /** Odds of shots, if the hero or the creature has a bow; `null` for a side without a bow. */
  shots?: { attack: ShotOdds | null; defense: ShotOdds | null };
}

/** Stance of a creature towards the hero: it would attack the hero, flees from it, or ignores it. */
export type Stance = 'hostile' | 'wary' | 'friendly';

/** `hazard` is a creature that never moves and goes off when the hero comes near. */
export type SeenStance = Stance | 'hazard';

/** Something on a cell that the hero sees now. Its hit points are known as a share only, never as a number. */
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
  /** Share of the hit points, 0 to 1; `null` if the thing has none. */
  health: number | null;
  vendor: boolean;
  /** Odds of a fight with the creature; `null` for other things, and when the run is over. */
  odds: Duel | null;
  /** Figures of the item; `null` for other things, and for items of unknown type. */
  figures: ItemFigures | null;
  /** Sign of each attribute's bonus: above, at or below the average. `null` if the thing has no attributes. */
  leanings: Record<AttributeName, -1 | 0 | 1> | null;
  statuses: { kind: Status['kind']; source: RawId; turns: number }[];
  /**
   * Set for a hostile creature that cannot strike the hero now and is not coming, as far as the hero knows. `unaware`:
   * it does not know of the hero. `barred`: it does, but knows no way to the hero.
   */
  aloof?: 'unaware' | 'barred';
  /** True if the door is open, false if it is closed; `null` if the thing is not a door. */
  open: boolean | null;
  /** True for a visible trap or fire that hurts the creature that steps in. */
  harmful: boolean;
  /** True for ground that bursts into flames with the next turn and burns everybody on it; absent for other things. */
  igniting?: true;
  /** True for an altar or a portal, which helps the one who steps in or moves the hero elsewhere. */
  inviting: boolean;
  /** Bargain of the shrine, and whether it was used up; `null` if the thing is not a shrine. */
  shrine: (Bargain & { spent: boolean }) | null;
}

/** An item the hero carries or wears. */
export interface PackItem extends ThingRef {
  /** Slot in which the hero wears the item; `null` if the hero only carries it. */
  slot: Slot | null;
  /** Slot in which the item could be worn; `null` if it cannot be worn. */
  fits: Slot | null;
  usable: boolean;
  /** Range of the target in tiles; `null` if the item needs no target or is unidentified. */
  range: number | null;
  radius: number | null;
  /** True if the hero knows that the item is cursed. */
  cursed: boolean;
  weight: number;
  value: number;
  /** Stack of the item: id of the first item in the pack that the hero cannot tell from it, possibly its own id. */
  stack: EntityId;
  /** Figures of the item; `null` while its type is unknown. */
  figures: ItemFigures | null;
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
  /** Figures of a shot; absent if the hero has no bow in hand. */
  shot?: BlowFigures;
  /** Id of the nearest hostile creature that the hero could shoot now; absent if there is none. */
  target?: EntityId;
  hunger: HungerState;
  /** Id of the food that the hero had best eat. Absent if the hero is not hungry, or knows of no food in its pack. */
  meal?: EntityId;
  statuses: Status[];
  weight: number;
  capacity: number;
  penalty: number;
  /** True if nobody can cast spells on the level of the hero; absent on other levels. */
  muted?: true;
  spells: (KnownSpell & Uses & { range: number | null; radius: number | null })[];
  sight: number;
}

/** Stock and offers of a vendor beside the hero. Prices are in gold, with one decimal. */
export interface Shop {
  vendor: ThingRef;
  /** True if the vendor trades with the hero. If false, there are no wares and no offers. */
  trades: boolean;
  /** Faction for which the vendor trades and sets prices; absent if that is the vendor's own faction. */
  dealsFor?: RawId;
  /** Wares in the order of the raws. `left` is the number in stock, 0 if sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /**
   * Prices that the vendor pays for items in the pack, in the order of the pack. `spare` marks spare items, which the
   * hero can sell all at once.
   */
  offers: { item: EntityId; price: number; spare: boolean }[];
}

/** A creature that the hero knows from the start, and the cell where the hero knows it to be. */
export interface Place {
  who: ThingRef;
  at: Point;
}

/** Something that the hero remembers and does not see now. */
export interface Remembered {
  what: ThingRef;
  at: Point;
  /** True if the hero knows that the thing hurts the one who steps on it. */
  harmful: boolean;
}

/** Everything the hero may know, and nothing more. It is plain JSON; all pictures and texts are made from it. */
export interface View extends LevelRef {
  /** Seed code, with the campaign if that is not the first. */
  seed: string;
  /** Id of the campaign; absent for the first campaign. */
  campaign?: RawId;
  turn: number;
  deepest: number;
  /** True if the level is the hero's home town; absent elsewhere. */
  town?: true;
  theme: RawId;
  /** Theme of the level's right part; `null` if the level has only one theme. */
  themeEast: RawId | null;
  /** First column of the right part. */
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
  /** One character per cell; `1` if the hero sees the cell now. */
  visible: string;
  /** Indices of visible cells with blood. */
  blood: number[];
  hero: HeroView;
  /** Things on visible cells, nearest first; ties by id. */
  things: SeenThing[];
  lights: Light[];
  /** Light from unknown sources, by colour. Absent if there is none. */
  glimmers?: Glimmer[];
  /** Lamps beyond the hero's sight that shine across the dark, nearest first. Absent on levels without such lamps. */
  farLights?: Light[];
  /** Worn items in the order of the slots, then carried items in the order in which the hero acquired them. */
  pack: PackItem[];
  /** Shops of all vendors beside the hero, ascending by vendor id. */
  shops: Shop[];
  /** Creatures of the level that the hero knows from the start, vendors among them, in the order of the raws. */
  places: Place[];
  /** Portal in the town that leads back into the dungeon. Absent unless the hero knows it and could walk there now. */
  portalBack?: { what: ThingRef; at: Point };
  /** Cell to which the hero must bring the quest item; absent unless the hero is in the town with it. */
  wayHomeEnds?: Point;
  /**
   * Things that the hero remembers but does not see: items, doors, altars, unused shrines, portals and hazards. They
   * are sorted by distance, ties by id.
   */
  remembered: Remembered[];
  /** Player-turn of the hero's first arrival at each depth, as far as recorded, ascending by depth. */
  descent: { depth: number; turn: number }[];
  /** Player-turn of the first arrival at each depth on the way home, deepest first; empty before the way home. */
  ascent: { depth: number; turn: number }[];
  /** Standings with factions that have a member in view, and standings that are not 0, in the order of the raws. */
  standings: Standing[];
  /** Fines, ascending by the id of the taker. */
  fines: FineView[];
  /** Tributes, ascending by the id of the taker. */
  tributes: TributeView[];
  /** The tile under the hero's feet. */
  standingOn: string;
  /**
   * Cells with gravestones that the hero knows; absent if there are none. Graves are not a part of the game, so the
   * caller that shows the view adds them.
   */
  graves?: Point[];
  /** The last 200 events, oldest first. */
  events: GameEvent[];
  kills: number;
  pending: { kind: 'identify' | 'remove-curse'; options: EntityId[] } | null;
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
