import { component, type Entity, isHero, type World } from '../state';

/** Is it the hero, or did the hero lead it where it is: one that chases the hero or steps away from it? */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  return isHero(entity) || component(raws, entity, 'chasing') === hero.id || fleeing.has(entity.id);
}
