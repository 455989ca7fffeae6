import { type Entity, has, heroSeesEntity, type Raws, type World } from '../state';

/** Marks items and rooted creatures in view as seen. */
export function rememberWhatStays(world: World): void {
  const { entities } = world.level;
  for (let n = 0; n < entities.length; n++) {
    const entity = entities[n] as Entity;
    if (entity.kind !== 'prop' && !entity.seen && heroSeesEntity(world, entity) && staysPut(world.raws, entity))
      entity.seen = true;
  }
}

/** The hero remembers only items and rooted creatures. */
export const hasBeenSeen = (world: World, entity: Entity): boolean => entity.seen || heroSeesEntity(world, entity);

const staysPut = (raws: Raws, entity: Entity): boolean =>
  entity.kind === 'item' || (entity.kind === 'mob' && has(raws, entity, 'rooted'));
