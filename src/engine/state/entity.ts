import type { Point } from '../../lib/geometry';
import type { Components, Pools } from '../schema/components';
import type { EntityId, RawId } from '../vocabulary/character';

export type EntityKind = 'hero' | 'mob' | 'item' | 'prop';

/**
 * Plain JSON: a raw, and the components that differ from the raw's archetype. `null` stands for a component that the
 * entity has lost. The function `component` also looks in the archetype.
 */
export type Entity = { id: EntityId; kind: EntityKind; raw: RawId } & {
  [K in keyof Components]?: Components[K] | null;
};

export type Hero = Entity & { pools: Pools; position: Point };
