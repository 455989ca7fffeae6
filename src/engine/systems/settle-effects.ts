import { drainEffects } from '../effects/queue/drain-effects';
import type { World } from '../state';
import { triggers } from './triggers';

/**
 * Processes the queued effects. Whoever they move springs what lies where it came to in the same tick, and so on until
 * nobody moves: what is sprung has no author, so it pulls nobody on.
 */
export function settleEffects(world: World): void {
  do {
    triggers(world);
    drainEffects(world);
  } while (world.moved.length > 0);
}
