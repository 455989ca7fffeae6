import type { Point } from '../../lib/geometry';
import type { Entity } from './entity';
import type { World } from './world';

/** Notes the move for triggers and the hero's sight. `to` must be free. */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
