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

/** Tags that say where and how often a carrier fires. They are not effects themselves. */
type Modifier = 'ranged' | 'area_of_effect' | 'target_self' | 'single_activation';

/** Tags of visual effects. The engine reports them when the carrier fires and never queues them. */
export type VisualTag = 'particle' | 'particle_line';

/** Effects that no tag of a carrier gives: portals, melee damage and death. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** Tags of effects in the queue. A status is queued by its kind, whichever tag gives it. */
export type QueuedTag = Exclude<EffectTag, Modifier | VisualTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;

/** Targets of an effect. The engine looks for the entities on cells only when it processes the effect. */
export type Targets = { kind: 'entity'; id: EntityId } | { kind: 'cells'; cells: Point[] };

/** Carrier of an effect. */
export interface EffectSource {
  raw: RawId;
  /** The item or trigger itself; `null` if the carrier is not an entity. */
  entity: Entity | null;
  effects: EffectMap;
  /** Cell from which beams start. */
  from: Point;
  /** Option that the player chose, if the effect needs a choice. */
  choice?: EntityId;
  /** Creature that is rewarded for kills by the effect; absent if that is the author. */
  credit?: EntityId;
}

/** One queued effect. `by` is its author, who takes no damage from it; `null` for traps, hunger and the like. */
export interface QueuedEffect {
  tag: QueuedTag;
  by: EntityId | null;
  /** Creature that is rewarded for kills by the effect; absent if that is the author. */
  credit?: EntityId;
  source: RawId;
  targets: Targets;
  /** Points of damage, health or mana; 0 for kinds of effects without an amount. */
  amount: number;
  /**
   * The effect comes from a status. It does not count as a new strike by the author, because giving the status was the
   * strike.
   */
  lingering?: true;
  /** The effect is a blow by an adjacent attacker, even if the target has moved away before it lands. */
  melee?: true;
  /** Status that the effect gives. */
  status?: Status;
  /** Option that the player chose, if the effect needs a choice. */
  choice?: EntityId;
  /** Destination, if the effect is a portal. */
  destination?: Destination;
}

/** Intent of an actor for this tick. A new intent replaces an earlier one, and one system consumes it. */
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

/**
 * A pending move of the hero to another level. `at` is the cell of arrival; if it is `null`, the hero arrives as by
 * stairs.
 */
export interface Departure {
  depth: number;
  at: Point | null;
  /** Destination of the portal that opens on the other side; `null` if none opens. */
  back: Destination | null;
}

/**
 * Draft that one action changes. Systems change it freely; nothing outside `turn` sees it. Only `game` outlives the
 * action. Everything else is rebuilt at the start of the next action, except the index of a reopened draft.
 */
export interface World {
  raws: Raws;
  game: Game;
  level: Level;
  rng: Rng;
  index: SpatialIndex;
  /** Field of view of the hero: 1 for visible cells. */
  visible: Uint8Array;
  /** True if the field of view must be computed anew before it is used. */
  sightStale: boolean;
  /** True if the hero has moved or looked about since the last search for hidden things. */
  searchDue: boolean;
  /** True if the hero looks carefully during this action. */
  careful: boolean;
  queue: QueuedEffect[];
  /** Creatures that died in this tick and will cast a last spell. `by` is the killer; `null` for traps and the like. */
  dying: { id: EntityId; by: EntityId | null }[];
  /** True if a creature may have died and still has to be removed. */
  fallen: boolean;
  /** Ids of entities with weight, penalty and modifiers that must be computed anew. */
  stale: Set<EntityId>;
  /** Ids of creatures that may act in this tick and have not acted yet. Each tick has a new set, which only shrinks. */
  due: Set<EntityId>;
  /** True in the tick in which the hero has its turn. */
  heroDue: boolean;
  intents: Map<EntityId, Intent>;
  /** Blows and shots that hit in this tick, in order. */
  blows: { by: Entity; target: Entity; isShot: boolean }[];
  /** Ids of entities that changed their cell in this tick, in order. Triggers react to them. */
  moved: EntityId[];
  /**
   * Ids of creatures that move because of the hero in this tick: they step away from it, change places, or are thrown.
   */
  fleeing: Set<EntityId>;
  /** Ids of hostile creatures that the engine has already reported during this action. */
  noticed: Set<EntityId>;
  /** Departure by portal at the end of this tick; `null` if there is none. */
  departure: Departure | null;
  /** Events of this action, oldest first. */
  events: GameEvent[];
}

/** One step of a tick, such as initiative or melee. */
export type System = (world: World) => void;
