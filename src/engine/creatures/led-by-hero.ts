import { component, type Entity, isHero, type World } from '../state';

/**
 * True if the entity is the hero, or is where it is because of the hero. Such an entity chases the hero, investigates a
 * sound, or was moved by the hero in this tick.
 */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  if (isHero(entity) || fleeing.has(entity.id)) return true;
  const chasing = component(raws, entity, 'chasing');
  return chasing === null ? entity.heard != null : chasing === hero.id;
}
