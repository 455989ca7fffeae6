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

/** Tags that say where and how often a carrier fires; they are no effects themselves. */
type Modifier = 'ranged' | 'area_of_effect' | 'target_self' | 'single_activation';

/** Tags of visual effects, which are shown when the carrier fires and never queued. */
export type VisualTag = 'particle' | 'particle_line';

/** Effects that do not come from a tag of a carrier: portals, melee damage, death. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** Everything the queue may hold. Statuses are queued by their kind, whatever the tag that gives them. */
export type QueuedTag = Exclude<EffectTag, Modifier | VisualTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;

/** The targets of an effect. Cells are resolved to entities when the effect is processed. */
export type Targets = { kind: 'entity'; id: EntityId } | { kind: 'cells'; cells: Point[] };

/** The carrier of an effect. */
export interface EffectSource {
  raw: RawId;
  /** The item or trigger itself; `null` when it is no entity. */
  entity: Entity | null;
  effects: EffectMap;
  /** Where beams start. */
  from: Point;
  /** The chosen option of an effect that needs a choice. */
  choice?: EntityId;
  /** Who is rewarded for whom it kills, where that is not its author. */
  credit?: EntityId;
}

/** One queued effect. `by` is its author, who takes no damage from it; `null` for traps, hunger and the like. */
export interface QueuedEffect {
  tag: QueuedTag;
  by: EntityId | null;
  /** Who is rewarded for whom it kills, where that is not its author. */
  credit?: EntityId;
  source: RawId;
  targets: Targets;
  /** Points of damage, health or mana; 0 for kinds that have no use for it. */
  amount: number;
  /** It comes of a status: whoever caused that struck when it was given. */
  lingering?: true;
  /** A blow by somebody adjacent, wherever the target is by the time it lands. */
  melee?: true;
  /** The status it gives. */
  status?: Status;
  /** The chosen option of an effect that needs a choice. */
  choice?: EntityId;
  /** The destination of a portal. */
  destination?: Destination;
}

/** What an actor intends to do in this tick; each intent is consumed by one system, and replaces an earlier one. */
export type Intent =
  | { kind: 'melee'; target: EntityId }
  | { kind: 'shoot'; target: EntityId }
  | { kind: 'step'; to: Point }
  | { kind: 'fly'; to: Point }
  | { kind: 'approach'; target: EntityId; to: Point }
  | { kind: 'flee'; from: Point[] }
  | { kind: 'pickup'; item: EntityId }
  | { kind: 'use'; item: EntityId; at: Point | null; choice?: EntityId }
  | { kind: 'equip'; item: EntityId }
  | { kind: 'remove'; item: EntityId }
  | { kind: 'drop'; item: EntityId }
  | { kind: 'cast'; spell: RawId; at: Point | null };

/** A pending move to another level. Without a cell, the hero arrives as by stairs. */
export interface Departure {
  depth: number;
  at: Point | null;
  /** Where a portal on the other side leads back to; `null` when there is none. */
  back: Destination | null;
}

/**
 * The draft one action works on. Systems change it freely; nothing outside `turn` sees it. Only `game` is kept:
 * everything else is rebuilt from it at the start of every action, but for the index of a draft that is reopened.
 */
export interface World {
  raws: Raws;
  game: Game;
  level: Level;
  rng: Rng;
  index: SpatialIndex;
  /** The hero's field of view, 1 for visible cells. */
  visible: Uint8Array;
  /** The field of view must be recomputed before it is used. */
  sightStale: boolean;
  /** The hero has moved, or looked about, since hidden things were last searched for. */
  searchDue: boolean;
  /** The hero looks carefully during this action. */
  careful: boolean;
  queue: QueuedEffect[];
  /** Who died in this tick and casts a last spell, with whoever killed it; `null` for traps and the like. */
  dying: { id: EntityId; by: EntityId | null }[];
  /** Somebody may have died in this tick, or before. */
  fallen: boolean;
  /** Entities whose weight, penalty and modifiers must be recomputed. */
  stale: Set<EntityId>;
  /** Ids of creatures that may act in this tick and have not done so: for each tick another set, which only shrinks. */
  due: Set<EntityId>;
  /** True in the tick that gives the hero its turn. */
  heroDue: boolean;
  intents: Map<EntityId, Intent>;
  /** Blows and shots that hit in this tick, in order. */
  blows: { by: Entity; target: Entity; isShot: boolean }[];
  /** Entities that changed cell in this tick, in order; triggers react to them. */
  moved: EntityId[];
  /** Creatures that step away from the hero or change places with it in this tick. */
  fleeing: Set<EntityId>;
  /** Hostiles already reported during this action. */
  noticed: Set<EntityId>;
  /** The departure by portal at the end of this tick. */
  departure: Departure | null;
  /** Events of this action, oldest first. */
  events: GameEvent[];
}

/** One step of a tick. */
export type System = (world: World) => void;
