import { component, type Entity, isHero, type World } from '../state';

/** True if the hero caused the entity's position. */
export function isLedByHero({ raws, game: { hero }, fleeing }: World, entity: Entity): boolean {
  if (isHero(entity) || fleeing.has(entity.id)) return true;
  const chasing = component(raws, entity, 'chasing');
  return chasing === null ? entity.heard != null : chasing === hero.id;
}
