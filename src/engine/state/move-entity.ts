import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/**
 * Moves the entity to a cell that the caller knows to be free. Every change of position during a turn must use this
 * function. Otherwise triggers do not react, and the hero's sight is stale.
 */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
