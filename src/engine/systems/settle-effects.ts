import { drainEffects } from '../effects/queue/drain-effects';
import type { World } from '../state';
import { triggers } from './triggers';

/**
 * Processes the queued effects. A creature that they move sets off the trap on its new cell in the same tick. The
 * system repeats this until nobody moves. It always ends, because traps have no author and so pull nobody.
 */
export function settleEffects(world: World): void {
  do {
    triggers(world);
    drainEffects(world);
  } while (world.moved.length > 0);
}
