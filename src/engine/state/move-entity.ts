import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/** Moves the entity to a free cell. Any other way would miss triggers and leave the hero's sight stale. */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
