import type { Point } from '../../lib/geometry';
import { consumeIntents, type Entity, type World } from '../state';

/** Carries out the steps intended in this tick, ascending by id: whoever finds the cell taken stays. */
export function movement(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'step')) {
    if (world.index.fits(actor, intent.to)) moveEntity(world, actor, intent.to);
  }
}

/** The one way anybody changes cell: its whole body goes along, triggers and sight hear of it. Asks nobody's leave. */
export function moveEntity(world: World, entity: Entity, to: Point): void {
  world.index.move(entity, to);
  world.moved.push(entity.id);
  if (entity.kind !== 'hero') return;
  world.sightStale = true;
  world.searchDue = true;
}
