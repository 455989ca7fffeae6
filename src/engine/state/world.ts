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

/** Tags that modify other effects. The engine never queues these tags. */
type Modifier = 'ranged' | 'area_of_effect' | 'target_self' | 'single_activation' | 'kindles' | 'lays';

export type VisualTag = 'particle' | 'particle_line';

/** Tags that no raw may use, because only the engine queues these effects. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** An effect that gives a status has the kind of the status as its tag. */
export type QueuedTag = Exclude<EffectTag, Modifier | VisualTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;

/** The engine looks for entities on cells only when applying the effect. */
export type Targets = { kind: 'entity'; id: EntityId } | { kind: 'cells'; cells: Point[] };

export interface EffectSource {
  raw: RawId;
  /** Item or prop; `null` for spells, boons, weapons and worn items. */
  entity: Entity | null;
  effects: EffectMap;
  from: Point;
  choice?: EntityId;
  /** Creature rewarded for a kill; absent if the acting creature is rewarded. */
  credit?: EntityId;
}

/** The effect never damages `by`, its author; `null` for effects without an author, such as traps. */
export interface QueuedEffect {
  tag: QueuedTag;
  by: EntityId | null;
  /** Creature rewarded for a kill; absent if `by` is rewarded. */
  credit?: EntityId;
  source: RawId;
  targets: Targets;
  /** Points; 0 for effects without an amount. */
  amount: number;
  /** Minimum share of the maximum, 0 to 1, that the effect restores. */
  share?: number;
  /** True if a status causes the effect. The effect then counts as no new attack by `by`. */
  lingering?: true;
  /** True for a melee attack, even if the target has moved away since. */
  melee?: true;
  status?: Status;
  choice?: EntityId;
  destination?: Destination;
}

/** A later intent of the creature in the same tick replaces an earlier intent. */
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
   * A `choice` of `null` declines the pending choice and uses up the item. `begun` is set if an event has already
   * reported the use. `target` is the creature seen at `at`; effects without an area follow this creature.
   */
  | { kind: 'use'; item: EntityId; at: Point | null; target?: EntityId; choice?: EntityId | null; begun?: true }
  | { kind: 'equip'; item: EntityId }
  | { kind: 'remove'; item: EntityId }
  | { kind: 'drop'; item: EntityId }
  /** `target` is the creature seen at `at`; effects without an area follow this creature. */
  | { kind: 'cast'; spell: RawId; at: Point | null; target?: EntityId };

/** If `at` is `null`, the hero arrives on the cell to which stairs would lead. */
export interface Departure {
  depth: number;
  at: Point | null;
  /** Destination of the portal that opens in the town; `null` for no portal. */
  back: Destination | null;
}

/** Draft of a game during one action. A later action may use only `game`, or reopen the draft. */
export interface World {
  raws: Raws;
  game: Game;
  level: Level;
  rng: Rng;
  index: SpatialIndex;
  visible: Uint8Array;
  sightStale: boolean;
  searchDue: boolean;
  careful: boolean;
  queue: QueuedEffect[];
  /** Creatures that died in this tick and have a last spell, or whose killer is the hero or the companion. */
  dying: { id: EntityId; by: EntityId | null }[];
  fallen: boolean;
  stale: Set<EntityId>;
  due: Set<EntityId>;
  heroDue: boolean;
  intents: Map<EntityId, Intent>;
  /** Hits in this tick, in order; `isShot` is true for throws too. */
  blows: { by: Entity; target: Entity; isShot: boolean }[];
  /** Ids of entities that moved in this tick, in order, for the check of triggers. */
  moved: EntityId[];
  /** Ids of creatures that flee from the hero in this tick, or that the hero pushes or changes places with. */
  fleeing: Set<EntityId>;
  noticed: Set<EntityId>;
  woken: Entity[];
  firstMet: Set<RawId>;
  departure: Departure | null;
  events: GameEvent[];
}

export type System = (world: World) => void;
