import type { Point } from '../../lib/geometry';
import { creatureById } from '../creatures';
import type { Entity } from '../state/entity';
import type { World } from '../state/world';

/** Carries out the steps intended in this tick, ascending by id: whoever finds the cell taken stays. */
export function movement(world: World): void {
  for (const id of [...world.intents.keys()].sort((a, b) => a - b)) {
    const intent = world.intents.get(id);
    if (intent?.kind !== 'step') continue;
    world.intents.delete(id);
    const mover = creatureById(world, id)?.entity;
    if (mover !== undefined && world.index.fits(mover, intent.to)) moveEntity(world, mover, intent.to);
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
