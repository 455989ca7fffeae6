import { dueMobs } from '../creatures';
import type { World } from '../state';
import { lendEscapes } from './common/escape';

/**
 * Makes each mob that intends to flee step to the adjacent cell farthest from everything that it fears. If no free cell
 * is farther than its own, the mob stands still. Both use the mob's turn.
 */
export function flee(world: World): void {
  if (world.intents.size === 0) return;
  const stepAway = lendEscapes(world);
  for (const { entity } of dueMobs(world)) {
    const intent = world.intents.get(entity.id);
    if (intent?.kind !== 'flee') continue;
    world.intents.delete(entity.id);
    world.due.delete(entity.id);
    stepAway(entity, intent.from);
  }
}
