import { component, type Entity, isHero, type World } from '../state';

/**
 * Is it the hero, or did the hero lead it where it is: one that chases the hero, comes for what it heard, or steps
 * away?
 */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  if (isHero(entity) || fleeing.has(entity.id)) return true;
  const chasing = component(raws, entity, 'chasing');
  return chasing === null ? entity.heard != null : chasing === hero.id;
}
