import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/**
 * The only way to change cell in the course of a turn: moves the whole body and informs triggers and sight. Does not
 * check whether the cell is free.
 */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
