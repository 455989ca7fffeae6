import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/**
 * Moves the entity to a cell that the caller knows to be free. Every change of position during a turn must use this
 * function, so that triggers react and the engine recomputes sight.
 */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
