import type { RngState } from '../../lib/rng';
import type { EntityId, RawId } from '../vocabulary/character';
import type { Entity, Hero } from './entity';
import type { Alias, GameEvent } from './event';
import type { Level, ParkedLevel } from './level';

/** Version of the shape of `Game`. Rises by one with each migration. */
export const SCHEMA = 2;

/** Rises whenever the same seed and actions would end elsewhere. */
export const RULES = 2;

/** Events kept with the game, oldest dropped first. */
export const LOG_LIMIT = 200;

/** A pending choice: only `answer` and `abandon` are accepted until it is made. */
export interface Pending {
  kind: 'identify' | 'remove-curse';
  /** The scroll that needs the choice; used up when an option is chosen. */
  item: EntityId;
  options: EntityId[];
}

export interface Over {
  result: 'died' | 'retired' | 'abandoned';
  turn: number;
  depth: number;
  /** Raw ids of who dealt the last damage, and of what caused it; `null` when there is none. */
  by: RawId | null;
  cause: RawId | null;
}

/** A creature on its way over the stairs after the hero. It has no position. */
export interface Pursuer {
  entity: Entity;
  /** The player-turn after which it arrives beside the hero. */
  arrives: number;
}

/** What one level gives for the score, at most and so far. */
export interface Tally {
  /** Experience gained from creatures generated on it. */
  xp: number;
  /** Experience that all creatures generated on it are worth. */
  mostXp: number;
  /** Gold that was to be had on it: coins, and what vendors pay for things. */
  mostGold: number;
  /** The player-turn in which the hero came to it first; absent where that was not recorded. */
  turn?: number;
  /** The same on the way home; absent before. */
  home?: number;
}

/** Those who come after the hero on its way home. */
export interface Hunt {
  /** The level it is about. */
  depth: number;
  /** Where they arrive: a cell of that level, counted row by row. */
  at: number;
  /** The player-turn in which the next arrive. */
  next: number;
}

/** A whole run. Plain JSON: `JSON.parse(JSON.stringify(game))` plays on identically. */
export interface Game {
  schema: number;
  rules: number;
  /** Id of the campaign; absent for the first one, which is older than campaigns are. */
  campaign?: RawId;
  seed: string;
  heroName: string;
  rng: RngState;
  nextId: EntityId;
  /** Player-turns passed. */
  turn: number;
  /** Depth of the level the hero is on; 1 is the town. */
  depth: number;
  deepest: number;
  kills: number;
  /** Its `position` is on the current level. */
  hero: Hero;
  /** What the hero carries or wears, in the order of acquisition. */
  pack: Entity[];
  /** By depth, as a decimal string. Levels the hero is not on may be parked. */
  levels: Record<string, Level | ParkedLevel>;
  /** Raw ids of the magic item types known. */
  identified: RawId[];
  aliases: Record<RawId, Alias>;
  pending: Pending | null;
  /** Standing of the hero with factions that keep one, in points and quarters of a point; 0 with those not named. */
  standings: Record<RawId, number>;
  /** By faction, the player-turn in which the hero last made good for all it did; absent before the first time. */
  appeased?: Record<RawId, number>;
  /** The player-turn in which the Watch was last called; `null` before the first time. */
  watchCalled: number | null;
  /** In the order in which they took the stairs. */
  pursuers: Pursuer[];
  /** Absent before the way home has begun. */
  hunt?: Hunt;
  /** By depth of a level that was built, as a decimal string. */
  tallies: Record<string, Tally>;
  /** What a run that began before scores were limited by level had earned until then; `null` for later ones. */
  earlier: { xp: number; gold: number } | null;
  /** Set once a cheat was used; such a run is never ranked. */
  cheated: boolean;
  laurel: boolean;
  over: Over | null;
  events: GameEvent[];
}
