import { drainEffects } from '../effects/queue/drain-effects';
import type { World } from '../state';
import { triggers } from './triggers';

/** Also fires traps under moved creatures. The loop ends, because traps move nobody. */
export function resolveEffects(world: World): void {
  do {
    triggers(world);
    drainEffects(world);
  } while (world.moved.length > 0);
}
