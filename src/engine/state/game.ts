import type { RngState } from '../../lib/rng';
import type { EntityId, RawId } from '../vocabulary/character';
import type { Entity, Hero } from './entity';
import type { Alias, GameEvent } from './event';
import type { Level, ParkedLevel } from './level';
import type { Story } from './story';

/** Version of the shape of `Game`. Each migration raises it by one. */
export const SCHEMA = 2;

/** Version of the rules. A change of the engine raises it if equal seeds and actions then lead to another game. */
export const RULES = 2;

/** Maximum number of events that a game keeps. The oldest are dropped first. */
export const LOG_LIMIT = 200;

/**
 * A pending choice. The engine accepts only `answer` and `abandon` until the player has chosen. For the kind `target`,
 * it also accepts `use` of the scroll with a target cell.
 */
export interface Pending {
  kind: 'identify' | 'remove-curse' | 'target' | 'consult' | 'captive';
  /**
   * The scroll that needs the choice. It is used up when the player chooses an option. For the kind `consult`, the
   * creature that tells the hero what a thing is. For the kind `captive`, the creature in chains.
   */
  item: EntityId;
  /**
   * Ids of the items among which the player chooses; empty for the kind `target`. For the kind `captive`, the captive's
   * id stands for its company, and the hero's id for a purse with which the captive goes home.
   */
  options: EntityId[];
  /**
   * Set if the hero did not know the scroll when it read the scroll. Every answer then takes the turn and uses up the
   * scroll, even if the player declines. Absent for scrolls that the hero knew.
   */
  begun?: true;
  /** Gold that the answer costs or, for the kind `captive`, that the purse holds; absent for other kinds. */
  price?: number;
}

export interface Over {
  result: 'died' | 'retired' | 'abandoned';
  turn: number;
  depth: number;
  /**
   * Raw id of the creature that dealt the last damage; `null` if no creature did. `cause` is the raw id of what caused
   * the damage, such as a weapon, spell or trap; `null` if the creature itself was the only cause.
   */
  by: RawId | null;
  cause: RawId | null;
}

/** A creature that follows the hero over the stairs. It has no position until it arrives. */
export interface Pursuer {
  entity: Entity;
  /** Player-turn after which the creature arrives beside the hero. */
  arrives: number;
}

/** The hero's companion, wherever it is. `depth` is the level on which it is. */
export interface Companion {
  id: EntityId;
  raw: RawId;
  depth: number;
}

/** Maximum experience and gold that one level can add to the score, and the experience gained there so far. */
export interface Tally {
  /** Experience that the hero gained from creatures generated on the level. */
  xp: number;
  /** Experience that all creatures generated on the level are worth. */
  mostXp: number;
  /** Gold in coins that all creatures generated on the level had. Older builds added the prices of things. */
  mostGold: number;
  /** Player-turn in which the hero first came to the level; absent if older builds did not record it. */
  turn?: number;
  /**
   * Player-turn in which the next wanderer comes to the level; absent until the hero has spent a turn there. Turns that
   * the hero spends elsewhere put it off.
   */
  wanderer?: number;
  /** Player-turn in which the hero first came to the level on the way home; absent until then. */
  home?: number;
}

/** State of the hunt for the hero on the way home with the quest item. */
export interface Hunt {
  /** Depth of the level to which the other fields refer. */
  depth: number;
  /** Index of the cell where the hero arrived on the level, counted row by row. */
  at: number;
  /** Player-turn in which the band comes, or in which a band that waits ahead sets out. */
  next: number;
  /** Id of the captain of the level's band. Absent until the band is there, and in games of older builds. */
  captain?: EntityId;
  /** True if the captain is dead: no hunters come to the level any more. */
  peace?: true;
}

/** State of a whole run. It is plain JSON, so a copy by `JSON.parse(JSON.stringify(game))` plays on identically. */
export interface Game {
  schema: number;
  rules: number;
  /** Id of the campaign; absent for the first campaign, because games older than campaigns have no such field. */
  campaign?: RawId;
  /** Id of the kit; absent for the first kit, because games older than kits have no such field. */
  kit?: RawId;
  /**
   * Depths to which the hero came by the second of two ways, ascending. Empty before the first. Absent in games without
   * forks: daily dungeons, and games of builds that had no forks.
   */
  secondWays?: number[];
  /** Story that the run took from its server when it began; absent if it took none. */
  story?: Story;
  seed: string;
  heroName: string;
  rng: RngState;
  nextId: EntityId;
  /** Number of player-turns that have passed. */
  turn: number;
  /** Depth of the level that the hero is on; 1 is the town. */
  depth: number;
  deepest: number;
  kills: number;
  /**
   * Gold in coins that the hero has found on creatures, whether spent or not. Proceeds of sales do not count. Absent in
   * games of older builds until their next action.
   */
  coins?: number;
  /** Hit points that the hero has lost, if the campaign counts them for the score; absent before the first. */
  wounds?: number;
  /** The hero. Its `position` is a cell of the current level. */
  hero: Hero;
  /** Items that the hero carries or wears, in the order in which it acquired them. */
  pack: Entity[];
  /**
   * Levels by depth, which is written as a decimal string. Levels other than the hero's may be parked, which means
   * stored apart from the game.
   */
  levels: Record<string, Level | ParkedLevel>;
  /** Raw ids of the magic item types that the hero has identified. */
  identified: RawId[];
  aliases: Record<RawId, Alias>;
  pending: Pending | null;
  /**
   * Standing of the hero with factions, in points with a precision of a quarter. A faction that is not listed has 0.
   */
  standings: Record<RawId, number>;
  /** Player-turn by faction in which the faction last forgave the hero all misdeeds; absent if none has. */
  appeased?: Record<RawId, number>;
  /** Player-turn in which the town last called its Watch; `null` before the first time. */
  watchCalled: number | null;
  /**
   * Raw ids of the notable kinds of hostile creatures that the hero has seen, in order; absent before the first. Kinds
   * that a run of an older build saw are missing.
   */
  met?: RawId[];
  /** Pursuers in the order in which they took the stairs. */
  pursuers: Pursuer[];
  /** Absent while the hero has no companion. */
  companion?: Companion;
  /** Raw ids of freed captives whom the hero sent home; absent before the first, and in games of older builds. */
  sentHome?: RawId[];
  /** State of the hunt on the way home; absent before the hero takes the quest item. */
  hunt?: Hunt;
  /** Tallies of all levels built so far, by depth, which is written as a decimal string. */
  tallies: Record<string, Tally>;
  /** Experience and gold that the hero had before scores were limited by level; `null` for runs that began later. */
  earlier: { xp: number; gold: number } | null;
  /** True once the player has used a cheat. Such a run is never ranked. */
  cheated: boolean;
  laurel: boolean;
  over: Over | null;
  events: GameEvent[];
}
