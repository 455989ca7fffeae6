import { component, type Entity, isHero, type World } from '../state';

/**
 * True if the entity is the hero, or if the hero led it to its place. A creature is led if it chases the hero, comes
 * for a sound, or steps away from the hero.
 */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  if (isHero(entity) || fleeing.has(entity.id)) return true;
  const chasing = component(raws, entity, 'chasing');
  return chasing === null ? entity.heard != null : chasing === hero.id;
}
