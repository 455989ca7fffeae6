import { type Entity, has, heroSeesEntity, type Raws, type World } from '../state';

/**
 * Marks items, and creatures that never move, as seen if they are in the hero's view. Only the hero can move them, so
 * the mark stays true.
 */
export function rememberWhatStays(world: World): void {
  const { entities } = world.level;
  for (let n = 0; n < entities.length; n++) {
    const entity = entities[n] as Entity;
    if (!entity.seen && staysPut(world.raws, entity) && heroSeesEntity(world, entity)) entity.seen = true;
  }
}

/** True if the hero has seen this item, or this creature that never moves, at its present place. */
export const hasBeenSeen = (world: World, entity: Entity): boolean => entity.seen || heroSeesEntity(world, entity);

const staysPut = (raws: Raws, entity: Entity): boolean =>
  entity.kind === 'item' || (entity.kind === 'mob' && has(raws, entity, 'rooted'));
