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
import type { FineView, Standing, TributeView } from './standing-view';

/** A blow or shot of the hero: hit points of a hit, and what is added to the roll to hit. */
export interface BlowFigures extends DiceRange {
  toHit: number;
  /** Cells, straight-line; of shots alone. */
  range?: number;
}

/** A status that a use or a hit gives, for so many player-turns. */
export type GivenStatus = { kind: StatusKind; turns: number; strength: number; bonus: AttributeBonus };

/** How wearing a thing instead of what is in its slot would change the hero; differences, 0 where nothing changes. */
export interface GearComparison {
  /** Would the hero fight better (1), worse (-1) or about as well? What is known to be cursed is never better. */
  verdict: -1 | 0 | 1;
  /** Mean hit points of a hit. */
  damage: number;
  toHit: number;
  /** In tenths of a point: whole points of the sum count. */
  armorClass: number;
  /** Initiative ticks; negative is faster. */
  penalty: number;
  /** Cells that one bow shoots farther than the other; absent for all else. */
  range?: number;
}

/** What a use does, a casting, or a hit by the chance of a weapon's `proc`. */
export interface Uses {
  effects: KnownEffects;
  statuses: GivenStatus[];
}

/** What an item of a known type does for the hero as it is now. */
export interface ItemFigures extends Uses {
  /** Where it is worn; `null` when it cannot be. */
  slot: Slot | null;
  /** Pounds. */
  weight: number;
  /** A blow with it in hand, or a shot; weapons only. */
  blow: BlowFigures | null;
  /** Points of armour class, which are summed and cut to whole points; `null` for what is no armour. */
  armorClass: number | null;
  /** Initiative ticks added while worn, negative is faster; 0 for what cannot be worn. */
  penalty: number;
  /** While worn. */
  attributes: AttributeBonus;
  /** Weapons whose hits may do more: by which chance, 0 to 1, and to whom. */
  proc: { chance: number; target: 'self' | 'target' } | null;
  /** `null` for what is worn, and for what cannot be. */
  comparison: GearComparison | null;
}

/** How the blows of one creature against another go. */
export interface Odds {
  /** Of a blow to hit, 0.05 to 0.95. */
  chance: number;
  /** How many it takes on average to kill, those that miss included; `null` when they do no harm. */
  blows: number | null;
}

/** How shots go; `range` in cells, straight-line. */
export type ShotOdds = Odds & { range: number };

/**
 * The odds of the hero against a creature, and of the creature against the hero, with weapons and natural attacks
 * alone.
 */
export interface Duel {
  attack: Odds;
  defense: Odds;
  /** The same of shots, where either has a bow. */
  shots?: { attack: ShotOdds | null; defense: ShotOdds | null };
}

/** Stance towards the hero: would attack it, flees from it, or ignores it. */
export type Stance = 'hostile' | 'wary' | 'friendly';

/** `hazard`: rooted, and goes off when the hero comes near. */
export type SeenStance = Stance | 'hazard';

/** Something on a cell the hero sees now. Hit points are shown as a share, never as a number. */
export interface SeenThing extends ThingRef {
  kind: 'mob' | 'item' | 'prop';
  at: Point;
  size: { width: number; height: number };
  order: number;
  /** `null` for what is no creature. */
  stance: SeenStance | null;
  level: number | null;
  /** Which of its phases it is in, counted from 0; absent for what has none. */
  phase?: number;
  /** 0 to 1, `null` for what has no hit points. */
  health: number | null;
  vendor: boolean;
  /** Creatures only. */
  odds: Duel | null;
  /** Items of known types only. */
  figures: ItemFigures | null;
  /** How each attribute differs from the average: the sign of its bonus. `null` for what has none. */
  leanings: Record<AttributeName, -1 | 0 | 1> | null;
  statuses: { kind: Status['kind']; source: RawId; turns: number }[];
  /** Doors only. */
  open: boolean | null;
  /** A trap or fire known to hurt. */
  harmful: boolean;
  /** Bursts into flames with the next turn, under whoever stands there; absent for what does not. */
  igniting?: true;
  /** An altar or a portal: helps whoever steps in, or moves the hero elsewhere. */
  inviting: boolean;
  /** Shrines only. */
  shrine: (Bargain & { spent: boolean }) | null;
}

/** An item the hero carries or wears. */
export interface PackItem extends ThingRef {
  slot: Slot | null;
  /** The slot it is worn in; `null` when it cannot be worn. */
  fits: Slot | null;
  usable: boolean;
  /** Tiles; `null` when it needs no target, and for unidentified items. */
  range: number | null;
  radius: number | null;
  /** Known to be cursed. */
  cursed: boolean;
  weight: number;
  value: number;
  /** The first item that the hero cannot tell from it, which may be itself: together they are a stack. */
  stack: EntityId;
  /** `null` while its type is unknown. */
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
  /** Absent without a bow. */
  shot?: BlowFigures;
  /** The nearest hostile that the hero could shoot now; absent where there is none. */
  target?: EntityId;
  hunger: HungerState;
  /** What it had best eat, while it is hungry or starving and knows food in its pack; absent otherwise. */
  meal?: EntityId;
  statuses: Status[];
  weight: number;
  capacity: number;
  penalty: number;
  /** Nobody can cast where it is; absent elsewhere. */
  muted?: true;
  spells: (KnownSpell & Uses & { range: number | null; radius: number | null })[];
  sight: number;
}

/** Stock and offers of an adjacent vendor. Gold, with one decimal. */
export interface Shop {
  vendor: ThingRef;
  /** Where it does not, there are no wares and offers. */
  trades: boolean;
  /** The faction by whose standing it trades, where that is not its own. */
  dealsFor?: RawId;
  /** In the order of the raws; `left` is how many there are, 0 for what is sold out. */
  wares: { raw: RawId; price: number; left: number; figures: ItemFigures }[];
  /**
   * What the vendor pays for items the hero carries, in order of acquisition; their figures stand in the pack. `spare`
   * is gear that is surely of no use, all of which can be sold at once.
   */
  offers: { item: EntityId; price: number; spare: boolean }[];
}

/** Somebody on the level whom the hero has always known, and where. */
export interface Place {
  who: ThingRef;
  at: Point;
}

/** Something the hero has seen and remembers, now out of sight. */
export interface Remembered {
  what: ThingRef;
  at: Point;
  /** Known to hurt whoever steps on it. */
  harmful: boolean;
}

/** A light on the level that falls on what the hero sees. */
export interface Light {
  at: Point;
  range: number;
  color: string;
  source: RawId;
}

/** What the hero may know, and nothing more. Plain JSON; everything a picture or a text is made of. */
export interface View extends LevelRef {
  /** With its campaign, where that is not the first. */
  seed: string;
  /** Id of the campaign; absent for the first one. */
  campaign?: RawId;
  turn: number;
  deepest: number;
  /** The level is the hero's home town; absent elsewhere. */
  town?: true;
  theme: RawId;
  /** Theme of the right part where a level has two. */
  themeEast: RawId | null;
  /** First column of the right part. */
  eastFrom: number;
  /** What is different about the level; absent where nothing is. */
  twist?: TwistId;
  lit: boolean;
  /** The tile on which nobody harms anybody; absent on levels without. */
  truce?: string;
  width: number;
  height: number;
  /** One tile character per cell, blank where the hero has never looked. */
  tiles: string;
  /** One character per cell, `1` where the hero sees now. */
  visible: string;
  /** Visible cells with blood. */
  blood: number[];
  hero: HeroView;
  /** On visible cells, nearest first; ties by id. */
  things: SeenThing[];
  lights: Light[];
  /** Lamps that the hero sees beyond its sight, nearest first; absent on levels where none are. */
  farLights?: Light[];
  /** Worn first in slot order, then carried in order of acquisition. */
  pack: PackItem[];
  /** Of every vendor beside the hero, ascending by id. */
  shops: Shop[];
  /** Shops and people of note on the level, in the order of the raws. */
  places: Place[];
  /** The portal in the town that leads back, while the hero knows of it and could walk there; absent otherwise. */
  portalBack?: { what: ThingRef; at: Point };
  /** Where what the campaign wants to be brought is to be brought, in the town with it; absent otherwise. */
  wayHomeEnds?: Point;
  /**
   * Items that the hero saw, and doors, altars, waiting shrines, portals and hazards, all out of sight; nearest first,
   * ties by id.
   */
  remembered: Remembered[];
  /** The player-turn in which the hero first came to each depth, as far as that is recorded, from the first. */
  descent: { depth: number; turn: number }[];
  /** The same on the way home with what the campaign wants to be brought, the deepest first; empty before. */
  ascent: { depth: number; turn: number }[];
  /** With every faction whose standing is not 0 or of which somebody is in view, in the order of the raws. */
  standings: Standing[];
  /** Ascending by the id of who takes it. */
  fines: FineView[];
  /** Ascending by the id of who takes it. */
  tributes: TributeView[];
  /** The tile under the hero's feet. */
  standingOn: string;
  /**
   * Cells with the stone of a grave, as far as the hero knows them; absent where there is none. They are no part of the
   * game: who shows the view puts them in.
   */
  graves?: Point[];
  /** The last 200, oldest first. */
  events: GameEvent[];
  kills: number;
  pending: { kind: 'identify' | 'remove-curse'; options: EntityId[] } | null;
  /** What the campaign wants to be brought, while the hero has it; absent otherwise. */
  carried?: RawId;
  laurel: boolean;
  cheated: boolean;
  over: Over | null;
  /** The result of the run, once it is over. */
  summary: GameSummary | null;
  /** What its score is made of. */
  scoreParts: ScoreParts | null;
}
