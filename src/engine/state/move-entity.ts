import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/**
 * Moves an entity to another cell and informs triggers and sight. Every change of cell within a turn goes through this
 * function. The caller makes sure that the cells are free.
 */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
