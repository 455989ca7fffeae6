import { type Entity, heroSeesEntity, type World } from '../state';

/** Marks the items in the hero's view as seen where they lie: only the hero moves items, so that stays true. */
export function rememberItems(world: World): void {
  const { entities } = world.level;
  for (let n = 0; n < entities.length; n++) {
    const entity = entities[n] as Entity;
    if (entity.kind === 'item' && !entity.seen && heroSeesEntity(world, entity)) entity.seen = true;
  }
}
