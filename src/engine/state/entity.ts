import type { Point } from '../../lib/geometry';
import type { Components, Pools } from '../schema/components';
import type { EntityId, RawId } from '../vocabulary/character';

export type EntityKind = 'hero' | 'mob' | 'item' | 'prop';

/** Plain JSON: differences from the archetype; `null` removes a component. */
export type Entity = { id: EntityId; kind: EntityKind; raw: RawId } & {
  [K in keyof Components]?: Components[K] | null;
};

export type Hero = Entity & { pools: Pools; position: Point };
