import type { Raws } from '../schema/raws';
import type { Components, Entity } from './entity';
import { isOwn, ownCopy } from './ownership';

/** The component an entity has, its own before its archetype's; `null` when it lacks it. */
export function component<K extends keyof Components>(raws: Raws, entity: Entity, key: K): Components[K] | null {
  const own = entity[key] as Components[K] | null | undefined;
  if (own !== undefined) return own;
  return raws.archetypes[entity.raw]?.[key] ?? null;
}

/** Does the entity have this component at all? */
export function has(raws: Raws, entity: Entity, key: keyof Components): boolean {
  return component(raws, entity, key) !== null;
}

/**
 * The component as the entity's own copy, free to be mutated on a draft; asked for again, the same one.
 * Throws when the entity lacks it: callers have checked.
 */
export function own<K extends keyof Components>(raws: Raws, entity: Entity, key: K): Components[K] {
  const mine = entity[key] as Components[K] | null | undefined;
  if (mine !== undefined && mine !== null && isOwn(mine)) return mine;
  const given = component(raws, entity, key);
  if (given === null) throw new Error(`${entity.raw} ${entity.id} has no ${key}`);
  const copy = ownCopy(given);
  (entity as Record<string, unknown>)[key] = copy;
  return copy;
}
