import { dueMobs } from '../creatures';
import type { World } from '../state';
import { lendEscapes } from './common/escape';

/** Uses the turn, even without a better cell. */
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
