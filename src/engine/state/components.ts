import type { Raws } from '../schema/raws';
import type { Components, Entity } from './entity';

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
 * The component as the entity's own copy, free to be mutated on a draft.
 * Throws when the entity lacks it: callers have checked.
 */
export function own<K extends keyof Components>(raws: Raws, entity: Entity, key: K): Components[K] {
  const mine = entity[key] as Components[K] | null | undefined;
  if (mine !== undefined && mine !== null) return mine;
  const inherited = mine === null ? undefined : raws.archetypes[entity.raw]?.[key];
  if (inherited === undefined) throw new Error(`${entity.raw} ${entity.id} has no ${key}`);
  const copy = structuredClone(inherited) as Components[K];
  (entity as Record<string, unknown>)[key] = copy;
  return copy;
}
