import type { RngState } from '../../lib/rng';
import type { EntityId, RawId } from '../vocabulary/character';
import type { Entity, Hero } from './entity';
import type { Alias, GameEvent } from './event';
import type { Level, ParkedLevel } from './level';
import type { Story } from './story';

/** Version of the shape of `Game`. Each migration adds 1. */
export const SCHEMA = 2;

/** Version of the rules. Raised by each change that makes the same seed and actions lead to another game. */
export const RULES = 2;

/** Maximum number of events that a game keeps. The engine drops the oldest first. */
export const LOG_LIMIT = 200;

/**
 * Until the player chooses, the engine accepts only `answer` and `abandon`. For `target`, the engine also accepts
 * `use`.
 */
export interface Pending {
  kind: 'identify' | 'remove-curse' | 'target' | 'consult' | 'captive';
  /** Id of the scroll. For `consult`, id of the sage; for `captive`, id of the captive. */
  item: EntityId;
  /**
   * Ids of items; empty for `target`. For `captive`, the captive's id means a companion, and the hero's id means gold.
   */
  options: EntityId[];
  /** Set if the scroll's type was unknown. Every answer then uses up the turn and the scroll. */
  begun?: true;
  /** Gold: the price of the answer or, for `captive`, the purse. */
  price?: number;
}

export interface Over {
  result: 'died' | 'retired' | 'abandoned';
  turn: number;
  depth: number;
  /**
   * `by` dealt the last damage; `null` if no creature did. `cause` is what did the damage, such as a spell or a trap;
   * `null` for a plain attack.
   */
  by: RawId | null;
  cause: RawId | null;
}

/** `entity` has no position until arrival. */
export interface Pursuer {
  entity: Entity;
  /** Player-turn from which the creature may arrive. */
  arrives: number;
}

export interface Companion {
  id: EntityId;
  raw: RawId;
  depth: number;
}

/** Experience gained on a level (`xp`), and limits for the experience and gold that the level adds to the score. */
export interface Tally {
  xp: number;
  mostXp: number;
  /** Gold of all creatures that pay experience. Games of older builds also count the prices of things. */
  mostGold: number;
  /** Player-turn of the first arrival; absent if older builds did not record the arrival. */
  turn?: number;
  /**
   * Player-turn in which the next wanderers come; in the town, the next prowlers. Absent until the hero has spent a
   * turn on the level.
   */
  wanderer?: number;
  /** Player-turn of the first arrival on the way home; absent until then. */
  home?: number;
}

export interface Hunt {
  depth: number;
  /** Cell index of the hero's arrival. */
  at: number;
  /** Player-turn in which the band comes, or in which a waiting band sets out. */
  next: number;
  /** Absent until the band is on the level, and in games of older builds. */
  captain?: EntityId;
  peace?: true;
}

/** Plain JSON: a copy made by `JSON.parse(JSON.stringify(game))` behaves identically. */
export interface Game {
  schema: number;
  rules: number;
  /** Absent for the first campaign. */
  campaign?: RawId;
  /** Absent for the first kit. */
  kit?: RawId;
  /** Depths reached by the second of two ways down, ascending. Absent in daily dungeons and games of older builds. */
  secondWays?: number[];
  story?: Story;
  seed: string;
  heroName: string;
  rng: RngState;
  nextId: EntityId;
  turn: number;
  depth: number;
  deepest: number;
  kills: number;
  /** Gold found on creatures, even if spent. Absent in games of older builds until the next action. */
  coins?: number;
  /** Lost hit points; absent if the campaign does not count wounds. */
  wounds?: number;
  hero: Hero;
  /** Carried and worn items, in the order of acquisition. */
  pack: Entity[];
  /** Keys are depths as decimal strings. Every level except the hero's may be parked (stored apart from the game). */
  levels: Record<string, Level | ParkedLevel>;
  identified: RawId[];
  aliases: Record<RawId, Alias>;
  pending: Pending | null;
  /** Points, in steps of a quarter. A missing faction has 0. */
  standings: Record<RawId, number>;
  /** Player-turn in which each faction last forgave the hero. */
  appeased?: Record<RawId, number>;
  /** Player-turn in which guards last came to the town; `null` before any guard came. */
  watchCalled: number | null;
  /** Raw ids of notable hostile kinds (`isNotableKind`) that the hero has seen, in order. */
  met?: RawId[];
  /** In the order in which the creatures took the stairs. */
  pursuers: Pursuer[];
  companion?: Companion;
  /** Raw ids of captives whom the hero sent home; absent in games of older builds. */
  sentHome?: RawId[];
  hunt?: Hunt;
  /** By depth, as a decimal string. */
  tallies: Record<string, Tally>;
  /** Experience and gold that the hero had when the engine migrated the game from schema 1; `null` for newer games. */
  earlier: { xp: number; gold: number } | null;
  cheated: boolean;
  laurel: boolean;
  over: Over | null;
  events: GameEvent[];
}
