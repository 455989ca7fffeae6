import { drainEffects } from '../effects/queue/drain-effects';
import type { World } from '../state';
import { triggers } from './triggers';

/**
 * Processes the queued effects. A creature that the effects move sets off the trap on its new cell in the same tick.
 * The system repeats this until nobody moves. The repetition always ends, because a pull needs an author and the
 * effects of traps have none.
 */
export function resolveEffects(world: World): void {
  do {
    triggers(world);
    drainEffects(world);
  } while (world.moved.length > 0);
}
