import { type Entity, entityById, isAlive, type QueuedEffect, type Targets, type World } from '../state';
import { EFFECTS } from './';

/** Puts an effect at the end of the queue. */
export function enqueue(world: World, effect: QueuedEffect): void {
  world.queue.push(effect);
}

/**
 * Processes the queue, first in, first out, including effects queued meanwhile. Cells are resolved to entities only
 * now, and an effect is applied to an entity once, however many of its cells are hit. Dead entities are skipped.
 */
export function drainEffects(world: World): void {
  for (let effect = world.queue.shift(); effect; effect = world.queue.shift()) {
    for (const target of targetsOf(world, effect.targets)) {
      const dies = effect.tag === 'death';
      if (isAlive(world.raws, target) !== dies) EFFECTS[effect.tag].apply(world, effect, target);
    }
  }
}

function targetsOf(world: World, targets: Targets): Entity[] {
  if (targets.kind === 'entity') {
    const entity = entityById(world, targets.id);
    return entity ? [entity] : [];
  }
  const hit = new Map<number, Entity>();
  for (const cell of targets.cells) {
    for (const entity of world.index.at(cell)) {
      if (entity.kind === 'mob' || entity.kind === 'hero') hit.set(entity.id, entity);
    }
  }
  return [...hit.values()].sort((a, b) => a.id - b.id);
}
