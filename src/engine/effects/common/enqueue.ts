import type { QueuedEffect, World } from '../../state';

/** Puts an effect at the end of the queue. */
export function enqueue(world: World, effect: QueuedEffect): void {
  world.queue.push(effect);
}
