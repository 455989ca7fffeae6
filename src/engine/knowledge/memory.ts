import { type Entity, has, heroSeesEntity, type Raws, type World } from '../state';

/**
 * Marks items and rooted creatures in the hero's view as seen. The mark stays correct, because only the hero can move
 * them.
 */
export function rememberWhatStays(world: World): void {
  const { entities } = world.level;
  for (let n = 0; n < entities.length; n++) {
    const entity = entities[n] as Entity;
    if (!entity.seen && staysPut(world.raws, entity) && heroSeesEntity(world, entity)) entity.seen = true;
  }
}

/** True if the hero has seen this item or rooted creature at its present position. */
export const hasBeenSeen = (world: World, entity: Entity): boolean => entity.seen || heroSeesEntity(world, entity);

const staysPut = (raws: Raws, entity: Entity): boolean =>
  entity.kind === 'item' || (entity.kind === 'mob' && has(raws, entity, 'rooted'));
