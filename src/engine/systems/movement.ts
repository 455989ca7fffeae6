import type { Point } from '../../lib/geometry';
import { consumeIntents, type Entity, type World } from '../state';

/** Carries out intended steps, ascending by id; whoever finds its cell occupied stays. */
export function movement(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'step')) {
    if (world.index.fits(actor, intent.to)) moveEntity(world, actor, intent.to);
  }
}

/**
 * The only way to change cell: moves the whole body and informs triggers and sight. Does not check whether the cell is
 * free.
 */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
