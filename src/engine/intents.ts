import type { EntityId } from './state/character';
import type { Entity } from './state/entity';
import { entityById, isAlive } from './state/queries';
import type { Intent, World } from './state/world';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

/** Takes every intent of one kind off the list, in ascending order of who has it. Those of the dead are dropped. */
export function takeIntents<K extends Intent['kind']>(world: World, kind: K): { actor: Entity; intent: IntentOf<K> }[] {
  const taken: { actor: Entity; intent: IntentOf<K> }[] = [];
  for (const [id, intent] of world.intents) {
    if (intent.kind !== kind) continue;
    world.intents.delete(id);
    const actor = entityById(world, id);
    if (actor && isAlive(world.raws, actor)) taken.push({ actor, intent: intent as IntentOf<K> });
  }
  return taken.sort((a, b) => a.actor.id - b.actor.id);
}

/** Ids in ascending order: the order in which everything is decided. */
export const ascending = (ids: Iterable<EntityId>): EntityId[] => [...ids].sort((a, b) => a - b);
