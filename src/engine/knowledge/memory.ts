import { type Entity, has, heroSeesEntity, type Raws, type World } from '../state';

/**
 * Marks the items, and the creatures that never move, in the hero's view as seen where they are: nobody but the hero
 * moves them, so that stays true.
 */
export function rememberWhatStays(world: World): void {
  const { entities } = world.level;
  for (let n = 0; n < entities.length; n++) {
    const entity = entities[n] as Entity;
    if (!entity.seen && staysPut(world.raws, entity) && heroSeesEntity(world, entity)) entity.seen = true;
  }
}

/** Has the hero seen this item, or this creature that never moves, where it is? */
export const hasBeenSeen = (world: World, entity: Entity): boolean => entity.seen || heroSeesEntity(world, entity);

const staysPut = (raws: Raws, entity: Entity): boolean =>
  entity.kind === 'item' || (entity.kind === 'mob' && has(raws, entity, 'rooted'));
