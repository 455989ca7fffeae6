import type { Point } from '../../lib/geometry';
import type { Components, Pools } from '../schema/components';
import type { EntityId, RawId } from '../vocabulary/character';

export type EntityKind = 'hero' | 'mob' | 'item' | 'prop';

/**
 * An item, creature or prop in the game, as plain JSON: its raw, and the components that differ from the raw's
 * archetype.
 */
export type Entity = { id: EntityId; kind: EntityKind; raw: RawId } & {
  [K in keyof Components]?: Components[K] | null;
};

/** The hero, who always has its own pools and a position. */
export type Hero = Entity & { pools: Pools; position: Point };
