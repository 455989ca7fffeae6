import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/**
 * Moves an entity to another cell. Records the move, so that triggers react and sight is recomputed. Every change of
 * position during a turn must use this function. The caller ensures that the cells are free.
 */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
