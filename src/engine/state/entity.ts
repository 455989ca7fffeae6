import type { Point } from '../../lib/geometry';
import type { Components, Pools } from '../schema/components';
import type { EntityId, RawId } from '../vocabulary/character';

export type EntityKind = 'hero' | 'mob' | 'item' | 'prop';

/**
 * Plain JSON. An entity holds only the components that differ from its archetype, and `null` for a component that it
 * has lost. The function `component` looks in the entity and in the archetype.
 */
export type Entity = { id: EntityId; kind: EntityKind; raw: RawId } & {
  [K in keyof Components]?: Components[K] | null;
};

export type Hero = Entity & { pools: Pools; position: Point };
