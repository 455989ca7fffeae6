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

/** Tags that modify effects. The engine never queues these tags. */
type Modifier = 'ranged' | 'area_of_effect' | 'target_self' | 'single_activation' | 'kindles' | 'lays';

export type VisualTag = 'particle' | 'particle_line';

/** Only the engine uses these tags, never a raw. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** Status effects have their kind of status as tag. */
export type QueuedTag = Exclude<EffectTag, Modifier | VisualTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;

/** The engine finds entities on cells only when applying the effect. */
export type Targets = { kind: 'entity'; id: EntityId } | { kind: 'cells'; cells: Point[] };

export interface EffectSource {
  raw: RawId;
  /** Item or prop; `null` for spells, boons, weapons and worn items. */
  entity: Entity | null;
  effects: EffectMap;
  from: Point;
  choice?: EntityId;
  /** Creature rewarded for a kill; by default, the acting creature. */
  credit?: EntityId;
}

/** The effect never damages its author `by`; `null` without an author. */
export interface QueuedEffect {
  tag: QueuedTag;
  by: EntityId | null;
  /** Creature rewarded for a kill; by default, `by`. */
  credit?: EntityId;
  source: RawId;
  targets: Targets;
  /** Points; 0 for effects without an amount. */
  amount: number;
  /** Minimum restored, as a share (0 to 1) of the maximum. */
  share?: number;
  /** Comes from a status; does not count as a new attack. */
  lingering?: true;
  /** True for a melee attack, even if the target has moved away. */
  melee?: true;
  status?: Status;
  choice?: EntityId;
  destination?: Destination;
}

/** A creature's later intent in a tick replaces the earlier. */
export type Intent =
  | { kind: 'melee'; target: EntityId }
  | { kind: 'shoot'; target: EntityId }
  /** `target` is `null` for a vessel, which bursts at `at`. */
  | { kind: 'throw'; item: EntityId; at: Point; target: EntityId | null }
  | { kind: 'step'; to: Point }
  | { kind: 'fly'; to: Point }
  | { kind: 'approach'; target: EntityId; to: Point }
  | { kind: 'flee'; from: Point[] }
  | { kind: 'pickup'; item: EntityId }
  /** A `null` choice still uses up the item. `begun`: an event has reported the use. */
  | { kind: 'use'; item: EntityId; at: Point | null; target?: EntityId; choice?: EntityId | null; begun?: true }
  | { kind: 'equip'; item: EntityId }
  | { kind: 'remove'; item: EntityId }
  | { kind: 'drop'; item: EntityId }
  /** Effects without an area follow the creature `target`, seen at `at`. */
  | { kind: 'cast'; spell: RawId; at: Point | null; target?: EntityId };

/** If `at` is `null`, the hero arrives as by stairs. */
export interface Departure {
  depth: number;
  at: Point | null;
  /** Destination of the portal that opens in the town, if any. */
  back: Destination | null;
}

/** Working copy of a game during one action; afterwards, keep only `game`. */
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
  /** This tick's dead with a last spell, or killed by hero or companion. */
  dying: { id: EntityId; by: EntityId | null }[];
  fallen: boolean;
  stale: Set<EntityId>;
  due: Set<EntityId>;
  heroDue: boolean;
  intents: Map<EntityId, Intent>;
  /** Hits in this tick, in order; throws count as shots. */
  blows: { by: Entity; target: Entity; isShot: boolean }[];
  /** Entities moved in this tick, in order, to check triggers. */
  moved: EntityId[];
  /** Creatures that flee from the hero, or whom the hero pushes or swaps with. */
  fleeing: Set<EntityId>;
  noticed: Set<EntityId>;
  woken: Entity[];
  firstMet: Set<RawId>;
  departure: Departure | null;
  events: GameEvent[];
}

export type System = (world: World) => void;
