import { heroSeesEntity, type World } from '../state';

/** Marks the items in the hero's view as seen where they lie: only the hero moves items, so that stays true. */
export function rememberItems(world: World): void {
  for (const entity of world.level.entities) {
    if (entity.kind === 'item' && !entity.seen && heroSeesEntity(world, entity)) entity.seen = true;
  }
}
