import { component, type Entity, isHero, type World } from '../state';

/**
 * True if the entity is the hero, or is where it is because of the hero. A creature counts if it is chasing the hero or
 * investigating a sound. A creature that moves away from the hero, or that the hero pushes, counts for the present
 * tick.
 */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  if (isHero(entity) || fleeing.has(entity.id)) return true;
  const chasing = component(raws, entity, 'chasing');
  return chasing === null ? entity.heard != null : chasing === hero.id;
}
