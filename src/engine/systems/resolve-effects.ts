import { drainEffects } from '../effects/queue/drain-effects';
import type { World } from '../state';
import { triggers } from './triggers';

/**
 * Applies the queued effects. If an effect moves a creature, fires the trap on its new cell in the same tick. The loop
 * ends, because traps move nobody.
 */
export function resolveEffects(world: World): void {
  do {
    triggers(world);
    drainEffects(world);
  } while (world.moved.length > 0);
}
