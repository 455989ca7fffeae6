import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';

/** Who stands where on the current level. Rebuilt on load, kept up to date by every move. */
export interface SpatialIndex {
  /** 1 for terrain nobody can enter, outermost ring included. */
  readonly solid: Uint8Array;
  /** 1 for cells that block sight: terrain and whatever blocks visibility. */
  readonly opaque: Uint8Array;
  /** Number of blocking bodies on each cell, the hero among them. */
  readonly bodies: Uint8Array;
  /** Entities covering the cell, ascending by id; the dead are not here. */
  at(cell: Point): readonly Entity[];
  /** May a body of this size stand with its top-left at `at`, its own cells not counting? */
  fits(entity: Entity, at: Point): boolean;
  /** Terrain or a body of somebody bars the cell. */
  blocked(cell: Point): boolean;
  insert(entity: Entity): void;
  remove(entity: Entity): void;
  /** Moves the entity's position and its footprint. */
  move(entity: Entity, to: Point): void;
  /** To be called after a door opened or the like. */
  refresh(entity: Entity): void;
}
