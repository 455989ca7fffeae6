import { creatureById, dueMobs } from '../creatures';
import type { World } from '../state';
import { pathTo } from './common/paths';

/** Uses the mob's turn, even without a path. */
export function approach(world: World): void {
  if (world.intents.size === 0) return;
  for (const { entity } of dueMobs(world)) {
    const intent = world.intents.get(entity.id);
    if (intent?.kind !== 'approach') continue;
    world.intents.delete(entity.id);
    world.due.delete(entity.id);
    const target = creatureById(world, intent.target);
    const step = target === null ? undefined : pathTo(world, entity, target.entity)?.[1];
    if (step !== undefined) world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
