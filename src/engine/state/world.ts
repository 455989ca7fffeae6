import type { Point } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import type { Destination } from '../schema/components';
import type { EffectMap, EffectTag } from '../schema/effects';
import type { Raws } from '../schema/raws';
import type { STATUS_TAGS, Status, StatusKind } from '../statuses';
import type { EntityId, RawId } from '../vocabulary/character';
import type { Entity } from './entity';
import type { GameEvent } from './event';
import type { Game } from './game';
import type { Level } from './level';
import type { SpatialIndex } from './spatial-index';

/** Tags that the engine never queues: limits of other effects, and fires and props that the engine places at once. */
type Modifier = 'ranged' | 'area_of_effect' | 'target_self' | 'single_activation' | 'kindles' | 'lays';

/** Visual effects, which the engine reports at once instead of queueing them. */
export type VisualTag = 'particle' | 'particle_line';

/** Effects that only the engine queues, never the raws: travel by portal, damage of an attack, and death. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** An effect that gives a status has the kind of the status as its tag. */
export type QueuedTag = Exclude<EffectTag, Modifier | VisualTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;

/** The engine looks for entities on cells only when it applies the effect. */
export type Targets = { kind: 'entity'; id: EntityId } | { kind: 'cells'; cells: Point[] };

/** Item, prop, spell or boon that causes effects. */
export interface EffectSource {
  raw: RawId;
  /** The item or prop; `null` for spells, and for effects of boons, weapons and worn items. */
  entity: Entity | null;
  effects: EffectMap;
  /** Cell at which beams begin in pictures. */
  from: Point;
  choice?: EntityId;
  /**
   * Creature that gets the reward if the effect kills; absent if the creature that causes the effect gets the reward.
   */
  credit?: EntityId;
}

/**
 * A queued effect. `by` is the creature that causes the effect. The effect never damages this creature. `by` is `null`
 * for traps, hunger and other effects without an author.
 */
export interface QueuedEffect {
  tag: QueuedTag;
  by: EntityId | null;
  /** Creature that gets the reward if the effect kills; absent if `by` gets the reward. */
  credit?: EntityId;
  source: RawId;
  targets: Targets;
  /** Points; 0 for effects without an amount. */
  amount: number;
  /** Minimum share of the target's maximum, 0 to 1, that the effect restores. */
  share?: number;
  /**
   * True if the effect comes from a status. A lingering effect is not a new strike by the creature `by`, because giving
   * the status was the strike.
   */
  lingering?: true;
  /** True if the effect comes from a melee attack, even if the target has moved away since. */
  melee?: true;
  status?: Status;
  choice?: EntityId;
  destination?: Destination;
}

/**
 * Act that a creature will perform in this tick. A later intent of the creature in the same tick replaces an earlier
 * one. Each kind of intent has a system that carries the intents out.
 */
export type Intent =
  | { kind: 'melee'; target: EntityId }
  | { kind: 'shoot'; target: EntityId }
  /** `target` is `null` for a vessel, which bursts on the cell `at`. */
  | { kind: 'throw'; item: EntityId; at: Point; target: EntityId | null }
  | { kind: 'step'; to: Point }
  | { kind: 'fly'; to: Point }
  | { kind: 'approach'; target: EntityId; to: Point }
  | { kind: 'flee'; from: Point[] }
  | { kind: 'pickup'; item: EntityId }
  /**
   * `choice` is the answer to the item's pending choice. `null` means that the player declined, which uses the item up.
   * `begun` is set if opening the choice has already reported the use.
   */
  | { kind: 'use'; item: EntityId; at: Point | null; choice?: EntityId | null; begun?: true }
  | { kind: 'equip'; item: EntityId }
  | { kind: 'remove'; item: EntityId }
  | { kind: 'drop'; item: EntityId }
  | { kind: 'cast'; spell: RawId; at: Point | null };

/** Departure of the hero at the end of the tick. If `at` is `null`, the hero arrives as if by stairs. */
export interface Departure {
  depth: number;
  at: Point | null;
  /** Destination of a new portal in the town, by which the hero can return; `null` for no portal. */
  back: Destination | null;
}

/**
 * Draft of a game that the systems change during one action. Only `game` outlives the action. The next action rebuilds
 * everything else, except the index of a reopened draft.
 */
export interface World {
  raws: Raws;
  game: Game;
  level: Level;
  rng: Rng;
  index: SpatialIndex;
  /** 1 for each cell that the hero sees. */
  visible: Uint8Array;
  sightStale: boolean;
  /** True if hidden things in view need another roll, because the hero has moved, searched or opened a door. */
  searchDue: boolean;
  careful: boolean;
  queue: QueuedEffect[];
  /**
   * Creatures that died in this tick and cast a last spell, or that the hero or its companion killed. `by` is the
   * killer, if any.
   */
  dying: { id: EntityId; by: EntityId | null }[];
  /** True if a creature may have died in this tick. The system `death` then runs. */
  fallen: boolean;
  /** Ids of entities whose weight, penalty and modifiers must be recomputed. */
  stale: Set<EntityId>;
  /** Ids of creatures that have yet to act in this tick. Each tick has a new set, which only shrinks. */
  due: Set<EntityId>;
  heroDue: boolean;
  intents: Map<EntityId, Intent>;
  /** Melee attacks, shots and throws that have hit in this tick, in order. `isShot` is true for throws too. */
  blows: { by: Entity; target: Entity; isShot: boolean }[];
  /**
   * Ids of entities that have moved in this tick, in order. The engine has not yet checked their new cells for
   * triggers.
   */
  moved: EntityId[];
  /**
   * Ids of creatures that move in this tick because of the hero: they flee, change places with the hero, or are thrown
   * by the hero.
   */
  fleeing: Set<EntityId>;
  /**
   * Ids of hostile creatures that need no report in this action. The creatures were in view when the action began, or
   * the engine has reported them already.
   */
  noticed: Set<EntityId>;
  /** Creatures that have woken in this tick and that the engine has not reported yet. */
  woken: Entity[];
  /** Kinds of hostile creatures that this action has added to `game.met`. */
  firstMet: Set<RawId>;
  departure: Departure | null;
  /** Events of the present action, oldest first. */
  events: GameEvent[];
}

/** Function that performs one part of each tick, such as initiative or melee. */
export type System = (world: World) => void;
