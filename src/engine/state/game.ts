import type { RngState } from '../../lib/rng';
import type { EntityId, RawId } from '../vocabulary/character';
import type { Entity, Hero } from './entity';
import type { Alias, GameEvent } from './event';
import type { Level, ParkedLevel } from './level';
import type { Story } from './story';

/** Version of the shape of `Game`. Each migration raises the number by one. */
export const SCHEMA = 2;

/**
 * Version of the rules. A change of the engine raises the number if the same seed and actions then lead to another
 * game.
 */
export const RULES = 2;

/** Maximum number of events that a game keeps. The engine drops the oldest first. */
export const LOG_LIMIT = 200;

/**
 * A pending choice. Until the player has chosen, the engine accepts only `answer` and `abandon`. For the kind `target`,
 * the engine also accepts `use` of the scroll with a target cell.
 */
export interface Pending {
  kind: 'identify' | 'remove-curse' | 'target' | 'consult' | 'captive';
  /** The scroll that needs the choice; for `consult` the sage, for `captive` the creature in chains. */
  item: EntityId;
  /**
   * Ids of the items among which the player chooses; empty for `target`. For `captive`, the captive's own id makes the
   * captive a companion. The hero's id sends the captive home for a purse.
   */
  options: EntityId[];
  /** Set if the hero did not know the scroll's type. Every answer then takes the turn and uses up the scroll. */
  begun?: true;
  /** In gold: the price of the answer or, for `captive`, the contents of the purse. */
  price?: number;
}

export interface Over {
  result: 'died' | 'retired' | 'abandoned';
  turn: number;
  depth: number;
  /**
   * `by` is the raw id of the creature that dealt the last damage; `null` if no creature did. `cause` is the raw id of
   * the means, such as a weapon, spell or trap; `null` for a plain attack.
   */
  by: RawId | null;
  cause: RawId | null;
}

/** `entity` has no position until it arrives. */
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

/** `xp`, `mostXp` and `mostGold` limit what the level can add to the score. The other fields are times of arrivals. */
export interface Tally {
  /** Experience that the hero gained from creatures generated on the level. */
  xp: number;
  /** Experience that all creatures generated on the level pay. */
  mostXp: number;
  /** Gold of all creatures of the level that pay experience; in games of older builds, also prices of things. */
  mostGold: number;
  /** Player-turn in which the hero first came to the level; absent if older builds did not record it. */
  turn?: number;
  /**
   * Player-turn in which the next wanderer comes to the level; absent until the hero has spent a turn there. Turns that
   * the hero spends elsewhere delay the wanderer. For the town, the player-turn of the next prowlers.
   */
  wanderer?: number;
  /** Player-turn in which the hero first came to the level on the way home; absent until then. */
  home?: number;
}

export interface Hunt {
  depth: number;
  /** Index of the cell on which the hero arrived: y * width + x. */
  at: number;
  /** Player-turn in which the band comes, or in which a band that waits ahead sets out for the hero. */
  next: number;
  /** Captain of the band; absent until the band is there, and in games of older builds. */
  captain?: EntityId;
  /** True if the captain is dead. No more hunters then come to the level. */
  peace?: true;
}

/** State of a game as plain JSON. A copy made by `JSON.parse(JSON.stringify(game))` behaves identically. */
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
  /**
   * Gold in coins that the hero has found on creatures, spent gold included. Proceeds of sales do not count. Absent in
   * games of older builds until their next action.
   */
  coins?: number;
  /** Hit points that the hero has lost. Absent unless the campaign counts them for the score. */
  wounds?: number;
  hero: Hero;
  /** Carried and worn items, in the order in which the hero got them. */
  pack: Entity[];
  /** Levels by depth, as a decimal string. Levels other than the hero's may be parked: stored apart from the game. */
  levels: Record<string, Level | ParkedLevel>;
  identified: RawId[];
  aliases: Record<RawId, Alias>;
  pending: Pending | null;
  /** In points with a precision of a quarter. A missing faction has 0. */
  standings: Record<RawId, number>;
  /** Player-turn in which each faction last forgave the hero all misdeeds. */
  appeased?: Record<RawId, number>;
  /** Player-turn in which the town last called its Watch. */
  watchCalled: number | null;
  /**
   * Raw ids of the notable kinds (`isNotableKind`) of hostile creatures that the hero has seen, in order. Kinds seen
   * under an older build are missing.
   */
  met?: RawId[];
  /** In the order in which the creatures took the stairs. */
  pursuers: Pursuer[];
  companion?: Companion;
  /** Raw ids of freed captives whom the hero sent home; absent in games of older builds. */
  sentHome?: RawId[];
  hunt?: Hunt;
  /** By depth, as a decimal string. */
  tallies: Record<string, Tally>;
  /** Experience and gold that the hero had before scores had limits by level; `null` for later runs. */
  earlier: { xp: number; gold: number } | null;
  /** A run with a cheat is never ranked. */
  cheated: boolean;
  laurel: boolean;
  over: Over | null;
  events: GameEvent[];
}
