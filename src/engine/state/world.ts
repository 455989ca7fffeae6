import type { Point } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import type { EffectMap, EffectTag } from '../schema/effects';
import type { Raws } from '../schema/raws';
import type { STATUS_TAGS, Status, StatusKind } from '../statuses';
import type { EntityId, RawId } from './character';
import type { Destination, Entity } from './entity';
import type { GameEvent } from './event';
import type { Game } from './game';
import type { Level } from './level';
import type { SpatialIndex } from './spatial-index';

/** Say where and how often a carrier fires; they are no effects themselves. */
export type Modifier = 'ranged' | 'area_of_effect' | 'single_activation';

/** Only to be seen: they are shown when the carrier fires, and never queued. */
export type VisualTag = 'particle' | 'particle_line';

/** What follows from something else than a tag of a carrier: a portal, a blow, a death. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** Everything the queue may hold. Whatever the tag by which a carrier lays a status, it is queued under its kind. */
export type QueuedTag = Exclude<EffectTag, Modifier | VisualTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;

/** What an effect falls on. Cells are resolved to entities when the effect is processed. */
export type Targets = { kind: 'entity'; id: EntityId } | { kind: 'cells'; cells: Point[] };

/** Where an effect comes from: the raw that carries it, and whether it is a thing in somebody's hand. */
export interface EffectSource {
  raw: RawId;
  /** The item or trigger itself, when it is an entity. */
  entity: Entity | null;
  effects: EffectMap;
  /** Where a line to the target starts. */
  from: Point;
  /** What was picked for an effect that asks. */
  choice?: EntityId;
}

/** One queued effect. `by` is credited and never hurt by it; `null` for traps, hunger and other nobodies. */
export interface QueuedEffect {
  tag: QueuedTag;
  by: EntityId | null;
  source: RawId;
  targets: Targets;
  /** Parameters of the kind, for instance `{ amount: 6 }`. */
  amount: number;
  turns: number;
  /** What is laid on whoever is hit. */
  status?: Status;
  /** What was picked for an effect that asks. */
  choice?: EntityId;
  /** Where a portal leads. */
  destination?: Destination;
}

/** What an actor wants to do this tick; each is consumed by one system. A later intent replaces an earlier one. */
export type Intent =
  | { kind: 'melee'; target: EntityId }
  | { kind: 'step'; to: Point }
  | { kind: 'approach'; target: EntityId; to: Point }
  | { kind: 'flee'; from: Point[] }
  | { kind: 'pickup'; item: EntityId }
  | { kind: 'use'; item: EntityId; at: Point | null; choice?: EntityId }
  | { kind: 'equip'; item: EntityId }
  | { kind: 'remove'; item: EntityId }
  | { kind: 'drop'; item: EntityId }
  | { kind: 'cast'; spell: RawId; at: Point | null };

/** A way to another level. Without a cell, one arrives as by the stairs. */
export interface Departure {
  depth: number;
  at: Point | null;
  /** Where a portal there leads back to; `null` when it leaves none. */
  back: Destination | null;
}

/**
 * The draft one action works on. Systems mutate it freely; nobody outside `turn` ever sees it. Only `game` survives:
 * what else stands here is rebuilt from it at the start of every action.
 */
export interface World {
  raws: Raws;
  game: Game;
  level: Level;
  rng: Rng;
  index: SpatialIndex;
  /** Reactions, sight and the like ask for it: the hero's field of view, 1 for visible cells. */
  visible: Uint8Array;
  /** Sight must be recomputed before it is asked for. */
  sightStale: boolean;
  /** The hero has moved since hidden things were last looked for. */
  searchDue: boolean;
  queue: QueuedEffect[];
  /** Entities whose weight, penalty and modifiers must be recomputed. */
  stale: Set<EntityId>;
  /** Ids that may act in this tick. */
  due: Set<EntityId>;
  /** True in the tick that gives control back to the hero. */
  heroDue: boolean;
  intents: Map<EntityId, Intent>;
  /** Entities that changed cell in this tick and set off triggers, in order. */
  moved: EntityId[];
  /** Hostiles the hero has been told of during this action. */
  noticed: Set<EntityId>;
  /** Where a portal takes the hero at the end of this tick. */
  departure: Departure | null;
  /** Of this action, oldest first. */
  events: GameEvent[];
}

/** One step of a tick. */
export type System = (world: World) => void;
