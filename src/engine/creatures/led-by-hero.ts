import { component, type Entity, isHero, type World } from '../state';

/**
 * True if the entity is on its cell because of the hero: it chases the hero, investigates a sound, or is in
 * `world.fleeing`. Also true for the hero.
 */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  if (isHero(entity) || fleeing.has(entity.id)) return true;
  const chasing = component(raws, entity, 'chasing');
  return chasing === null ? entity.heard != null : chasing === hero.id;
}
