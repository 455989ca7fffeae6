import type { RngState } from '../../lib/rng';
import type { EntityId, RawId } from '../vocabulary/character';
import type { Entity, Hero } from './entity';
import type { Alias, GameEvent } from './event';
import type { Level, ParkedLevel } from './level';
import type { Story } from './story';

/** Version of the shape of `Game`. Each migration adds 1. */
export const SCHEMA = 2;

/** Raised whenever the same seed and actions would lead to another game. */
export const RULES = 2;

/** Maximum number of kept events; the oldest go first. */
export const LOG_LIMIT = 200;

/** Until answered, the engine accepts only `answer`, `abandon` and, for `target`, `use`. */
export interface Pending {
  kind: 'identify' | 'remove-curse' | 'target' | 'consult' | 'captive';
  /** Id of the scroll; for `consult`, the sage; for `captive`, the captive. */
  item: EntityId;
  /** Item ids; empty for `target`. For `captive`, the captive's id recruits, the hero's takes gold. */
  options: EntityId[];
  /** The scroll was unidentified, so every answer uses it up. */
  begun?: true;
  /** Gold for the answer or, for `captive`, the purse. */
  price?: number;
}

export interface Over {
  result: 'died' | 'retired' | 'abandoned';
  turn: number;
  depth: number;
  /** `by` dealt the last damage. `cause`, such as a trap, is `null` for plain attacks. */
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

/** `mostXp` and `mostGold` limit what the level adds to the score. */
export interface Tally {
  xp: number;
  mostXp: number;
  /** Gold of all creatures that pay experience; older builds counted things too. */
  mostGold: number;
  /** Player-turn of the first arrival; absent in some older games. */
  turn?: number;
  /** Player-turn of the next wanderers (in town, prowlers). Absent before the hero's first turn here. */
  wanderer?: number;
  /** Player-turn of the first arrival on the way home; absent until then. */
  home?: number;
}

export interface Hunt {
  depth: number;
  /** Cell index of the hero's arrival. */
  at: number;
  /** Player-turn in which the band comes or, if waiting, sets out. */
  next: number;
  /** Absent before the band is on the level, and in older games. */
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
  /** Depths reached by a second way, ascending. Absent in daily dungeons and older games. */
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
  /** Gold found on creatures, even if spent. Absent in older games until the next action. */
  coins?: number;
  /** Lost hit points; absent if the campaign does not count wounds. */
  wounds?: number;
  hero: Hero;
  /** Carried and worn items, in the order of acquisition. */
  pack: Entity[];
  /** By depth, as a decimal string. Levels except the hero's may be parked. */
  levels: Record<string, Level | ParkedLevel>;
  identified: RawId[];
  aliases: Record<RawId, Alias>;
  pending: Pending | null;
  /** In quarter points; 0 if missing. */
  standings: Record<RawId, number>;
  /** Player-turn in which each faction last forgave the hero. */
  appeased?: Record<RawId, number>;
  /** Player-turn of the town guards' last coming; `null` before. */
  watchCalled: number | null;
  /** Raw ids of notable hostile kinds (`isNotableKind`), in the order of sight. */
  met?: RawId[];
  /** In the order of taking the stairs. */
  pursuers: Pursuer[];
  companion?: Companion;
  /** Raw ids of captives sent home; absent in older games. */
  sentHome?: RawId[];
  hunt?: Hunt;
  /** By depth, as a decimal string. */
  tallies: Record<string, Tally>;
  /** Experience and gold at the migration from schema 1; `null` without one. */
  earlier: { xp: number; gold: number } | null;
  cheated: boolean;
  laurel: boolean;
  over: Over | null;
  events: GameEvent[];
}
